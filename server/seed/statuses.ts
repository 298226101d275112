import { daysBetween } from './days';

/** An invoice is pending for this many days after its date. */
const pendingDays = 14;

/**
 * Returns an invoice's status from its balance and due date. Dates are `yyyy-MM-dd`. An invoice stays open until it is 15
 * days late.
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

/** Whether a status counts as past due in all figures. */
export const isPastDue = (status: unknown): boolean => status === '15+ Past Due' || status === '60+ Past Due';

/**
 * Returns a requirement's status from its counts and due date. Dates are `yyyy-MM-dd`. Nothing is overdue on its due
 * date.
 */
export const complianceStatus = (
  row: { readonly completed: number; readonly required: number; readonly dueDate: string },
  today: string,
): string => {
  if (row.completed >= row.required) return 'Complete';
  return row.dueDate < today ? 'Overdue' : 'In Progress';
};

/**
 * Returns the completed share, rounded down to hundredths of a percent: 1 only when everything is done, 0 when nothing is
 * required.
 */
export const completedShare = (completed: number, required: number): number =>
  required === 0 ? 0 : Math.floor((completed * 10_000) / required) / 10_000;
