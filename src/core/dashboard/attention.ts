import { differenceInCalendarDays, lightFormat } from 'date-fns';
import { parseDate } from '../format/date';
import type { AttentionItem } from './answers';

export type Urgency = 'overdue' | 'soon';

/** Due before today is overdue; due today is not. Null without a due date (`yyyy-MM-dd`). */
export const urgencyOf = (dueDate: string, today: Date): Urgency | null => {
  if (dueDate === '') return null;
  return dueDate < lightFormat(today, 'yyyy-MM-dd') ? 'overdue' : 'soon';
};

/** A list by its resource's name, and the options of its filters by filter. */
export interface ListTarget {
  readonly area: string;
  readonly filters: Readonly<Record<string, string>>;
}

const longPastDue = 60;

const invoices = (dueDate: string, today: Date): ListTarget => {
  const due = parseDate(dueDate);
  const long = due !== null && differenceInCalendarDays(today, due) >= longPastDue;
  return { area: 'billings', filters: { status: long ? '60+ Past Due' : '15+ Past Due' } };
};

/** The list that shows what an item is about; undefined for a kind that the portal does not know. */
export const targetOf = (
  { kind, dueDate }: Pick<AttentionItem, 'kind' | 'dueDate'>,
  today: Date,
): ListTarget | undefined => {
  switch (kind) {
    case 'claim':
      return { area: 'claims', filters: { status: 'Open' } };
    case 'billing':
      return invoices(dueDate, today);
    case 'compliance':
      return { area: 'compliance', filters: { status: 'Overdue' } };
    case 'worker':
      return { area: 'workers', filters: { cutoff: 'Not Met' } };
    default:
      return undefined;
  }
};
