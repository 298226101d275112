import { hasOptionalFilters } from '@core/access/ability';
import { conditionFields } from '@core/conditions/condition-tests';
import { holds } from '@core/conditions/resolve';
import { todayHere } from '@core/form/today';
import { periodNames } from '@core/list/period';
import { filterConditions, listParams } from '@core/list/request';
import type { Filter } from '@core/resource/filter';
import { checkRows } from './check-shape';
import type { Finding } from './difference';
import { findOutOfOrder } from './order';
import { fetchPage, mayRead, leastFilteredState, type Page, type Subject, type WireRow } from './rows';
import { formatValue } from '@server/openapi/schema-problems';

/** The maximum page size. */
const maxPage = { offset: '0', limit: '100' } as const;

const optionsOf = (filter: Filter, rows: readonly WireRow[]): readonly string[] => {
  if (filter.kind === 'one-of') return Object.keys(filter.options);
  if (filter.kind === 'period') return periodNames(new Date());
  if (filter.kind === 'span') return [...(filter.named ?? []), '1970-01-01..', '..1970-01-01'];
  const value = rows[0]?.[filter.field];
  if (filter.kind === 'record') return isRecordNumber(value) ? [String(value)] : [];
  if (filter.kind === 'day') return typeof value === 'string' ? [value.slice(0, 10)] : [];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

const isRecordNumber = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const ignored = (at: string, expected: string, found: string): Finding => ({
  kind: 'ignored filter',
  at,
  expected,
  found,
});

const checkOption = async (subject: Subject, name: string, option: string, all: Page): Promise<Finding[]> => {
  const { list, resource } = subject;
  const state = {
    ...leastFilteredState(list),
    filters: { ...leastFilteredState(list).filters, [name]: option },
  };
  const page = await fetchPage(subject, state, list.paging === 'all' ? {} : maxPage);
  const filter = list.filters[name];
  if (!page || !filter) return [];
  // Only conditions on fields that the rows contain can be checked.
  const conditions = filterConditions(
    { filters: { [name]: filter } },
    new URLSearchParams(listParams(list, state)),
  ).filter((condition) =>
    conditionFields(condition).every(
      (field) => !resource.fields[field]?.detailOnly && mayRead(subject, field),
    ),
  );
  const context = { userId: subject.userId, clientId: subject.client, today: todayHere().first };
  const isMatch = (row: WireRow) =>
    conditions.every(
      (condition) =>
        (list.columnsBy && !conditionFields(condition).every((field) => field in row)) ||
        holds(row, condition, context),
    );
  const wrong = page.rows.find((row) => !isMatch(row));
  const at = `${name}: ${option}`;
  if (wrong) {
    const fields = conditions
      .flatMap(conditionFields)
      .map((field) => `${field} ${formatValue(wrong[field])}`)
      .join(', ');
    return [ignored(at, 'only records that match', fields)];
  }
  const sort = filter.kind === 'one-of' ? filter.options[option]?.sort : undefined;
  const order = sort && findOutOfOrder(page.rows, [sort.by, ...(sort.plus ?? [])], sort.order);
  if (order)
    return [
      ignored(
        at,
        `ordered by ${[sort.by, ...(sort.plus ?? [])].join(' + ')}`,
        `${formatValue(order[0])} before ${formatValue(order[1])}`,
      ),
    ];
  const shape = list.columnsBy?.filter === name ? checkRows(subject, page.rows, state.filters) : [];
  const expected = all.rows.filter(isMatch).length;
  // When the list fits on one page, all records are known, and so is the number of matches. A period is counted by
  // its own call.
  const isCountKnown = all.rows.length === all.total && filter.kind === 'one-of' && conditions.length > 0;
  if (isCountKnown && page.total !== expected)
    return [...shape, { kind: 'wrong count', at, expected: String(expected), found: String(page.total) }];
  return shape;
};

/** Checks every option of every filter. Optional filters are only checked when the API's flag says that it supports them. */
export const checkFilters = async (subject: Subject): Promise<Finding[]> => {
  const { list } = subject;
  const all = await fetchPage(subject, leastFilteredState(list), list.paging === 'all' ? {} : maxPage);
  if (!all) return [];
  const found: Finding[] = [];
  const supported = Object.entries(list.filters).filter(
    ([, { optional }]) => !optional || hasOptionalFilters(subject.ability),
  );
  for (const [name, filter] of supported)
    for (const option of optionsOf(filter, all.rows))
      found.push(...(await checkOption(subject, name, option, all)));
  return found;
};
