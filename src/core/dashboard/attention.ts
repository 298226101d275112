import { differenceInCalendarDays, lightFormat } from 'date-fns';
import { parseDate } from '../format/date';
import type { ListTarget } from '../list/address';
import type { AppAbility } from '../access/ability';
import { readableResource } from '../access/readable-resource';
import type { Filter } from '../resource/filter';
import type { ListSpec, Page, Resource } from '../resource/resource';
import type { AttentionItem } from './answers';

export type Urgency = 'overdue' | 'soon';

/** Due before today is overdue; due today is not. Null without a due date (`yyyy-MM-dd`). */
export const urgencyOf = (dueDate: string, today: Date): Urgency | null => {
  if (dueDate === '') return null;
  return dueDate < lightFormat(today, 'yyyy-MM-dd') ? 'overdue' : 'soon';
};

const longPastDue = 60;

const invoices = (dueDate: string, today: Date): ListTarget => {
  const due = parseDate(dueDate);
  const long = due !== null && differenceInCalendarDays(today, due) >= longPastDue;
  return { area: 'billings', filters: { status: long ? '60+ Past Due' : '15+ Past Due' } };
};

/** The list that comes nearest to what an item is about, where the item does not say it; undefined for a kind that the portal does not know. */
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

/** The option for which a list call sends this query; undefined where none does. */
const optionFor = (filter: Filter, query: ListTarget['filters']): string | undefined => {
  if (filter.kind === 'period' || filter.kind === 'day') return undefined;
  const sent = query[filter.param];
  if (filter.kind !== 'one-of') return sent;
  return Object.keys(filter.options).find((option) => filter.options[option]?.send === sent);
};

/** The filters of a list whose call is asked with this query; undefined where a part of it belongs to none. */
const filtersBy = ({ filters }: ListSpec, text: string): ListTarget['filters'] | undefined => {
  const query = Object.fromEntries(new URLSearchParams(text));
  const params = new Set(Object.values(filters).map((filter) => 'param' in filter && filter.param));
  if (!Object.keys(query).every((name) => params.has(name))) return undefined;
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const option = optionFor(filter, query);
      return option === undefined ? [] : [[name, option] as const];
    }),
  );
};

/** The records of a list whose call is asked with this query; undefined where the list cannot be asked so by this user. */
export const targetBy = (
  area: string,
  query: string,
  areas: readonly (Resource | Page)[],
  ability: AppAbility,
): ListTarget | undefined => {
  const found = areas.find(({ name }) => name === area);
  const list = found?.kind === 'resource' ? readableResource(found, ability).list : undefined;
  const filters = list && filtersBy(list, query);
  return filters && { area, filters };
};
