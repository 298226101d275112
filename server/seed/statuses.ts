import { daysBetween } from './days';

/** An invoice is pending for so many days after its date. */
const pendingDays = 14;

/**
 * The status that follows from what is owed and how late it is; dates are `yyyy-MM-dd`. An invoice stays open until it is 15 days
 * late.
 */
export const invoiceStatus = (
  invoice: { readonly invoiceDate: string; readonly dueDate: string; readonly balance: number },
  today: string,
): string => {
  if (invoice.balance === 0) return 'Paid';
  const late = daysBetween(invoice.dueDate, today);
  if (late >= 60) return '60+ Past Due';
  if (late >= 15) return '15+ Past Due';
  return daysBetween(invoice.invoiceDate, today) < pendingDays ? 'Pending' : 'Open';
};

/** What counts as past due wherever figures are given. */
export const isPastDue = (status: unknown): boolean => status === '15+ Past Due' || status === '60+ Past Due';

/** The status that follows from the counts and the due date; dates are `yyyy-MM-dd`. Nothing is overdue on its due date. */
export const complianceStatus = (
  row: { readonly completed: number; readonly required: number; readonly dueDate: string },
  today: string,
): string => {
  if (row.completed >= row.required) return 'Complete';
  return row.dueDate < today ? 'Overdue' : 'In Progress';
};

/** A share in hundredths of a percent, rounded down: 1 only when all is done, 0 when nothing is asked. */
export const shareDone = (completed: number, required: number): number =>
  required === 0 ? 0 : Math.floor((completed * 10_000) / required) / 10_000;
