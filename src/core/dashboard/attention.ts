import { differenceInCalendarDays, lightFormat } from 'date-fns';
import { parseDate } from '../format/date';
import type { ListTarget } from '../list/address';
import { filterKindOf } from '../list/filter-kinds';
import type { AppAbility } from '../access/ability';
import { readableResource } from '../access/readable-resource';
import type { Filter } from '../resource/filter';
import type { ListSpec, Page, Resource } from '../resource/resource';
import type { AttentionItem } from './answers';

export type Urgency = 'overdue' | 'today' | 'soon';

/** Returns the urgency of a due date (`yyyy-MM-dd`). Null without a due date. */
export const urgencyOf = (dueDate: string, today: Date): Urgency | null => {
  if (dueDate === '') return null;
  const day = lightFormat(today, 'yyyy-MM-dd');
  if (dueDate === day) return 'today';
  return dueDate < day ? 'overdue' : 'soon';
};

const longPastDueDays = 60;

const invoices = (dueDate: string, today: Date): ListTarget => {
  const due = parseDate(dueDate);
  const isLongPastDue = due !== null && differenceInCalendarDays(today, due) >= longPastDueDays;
  return { area: 'billings', filters: { status: isLongPastDue ? '60+ Past Due' : '15+ Past Due' } };
};

/** Returns the list that fits an item without a query best; undefined for an unknown kind. */
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

/** Returns the option of a filter for the query of a list call; undefined if there is none. */
const optionFor = (filter: Filter, query: ListTarget['filters']): string | undefined => {
  const kind = filterKindOf(filter);
  const [param = ''] = kind.params(filter);
  return kind.optionFor(filter, query[param]);
};

/** Returns the filters of a list for the query of its call. Undefined if a parameter does not belong to any filter. */
const filtersBy = (
  { filters }: ListSpec,
  query: ListTarget['filters'],
): ListTarget['filters'] | undefined => {
  const params = new Set(Object.values(filters).map((filter) => 'param' in filter && filter.param));
  if (!Object.keys(query).every((name) => params.has(name))) return undefined;
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => {
      const option = optionFor(filter, query);
      return option === undefined ? [] : [[name, option] as const];
    }),
  );
};

/** Returns the target for the query of a list call. Undefined if this user's list does not support the query. */
export const targetBy = (
  area: string,
  query: string,
  areas: readonly (Resource | Page)[],
  ability: AppAbility,
): ListTarget | undefined => {
  const found = areas.find(({ name }) => name === area);
  const list = found?.kind === 'resource' ? readableResource(found, ability).list : undefined;
  const { sort, order, ...narrowing } = Object.fromEntries(new URLSearchParams(query));
  const filters = list && filtersBy(list, narrowing);
  if (!filters) return undefined;
  return { area, filters, ...(sort && { order: { by: sort, order: order === 'desc' ? 'desc' : 'asc' } }) };
};
