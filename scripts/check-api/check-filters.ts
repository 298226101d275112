import { hasOptionalFilters } from '@core/access/ability';
import { matches } from '@core/list/match';
import { periodNames } from '@core/list/period';
import { filterConditions, listParams } from '@core/list/request';
import type { Filter } from '@core/resource/filter';
import { checkRows } from './check-shape';
import type { Found } from './difference';
import { disorder } from './order';
import { fetchPage, mayRead, widest, type Page, type Subject, type WireRow } from './rows';
import { shown } from '@server/openapi/schema-problems';

/** The maximum page size. */
const wide = { offset: '0', limit: '100' } as const;

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

const ignored = (at: string, expected: string, found: string): Found => ({
  kind: 'ignored filter',
  at,
  expected,
  found,
});

const checkOption = async (subject: Subject, name: string, option: string, all: Page): Promise<Found[]> => {
  const { list, resource } = subject;
  const state = { ...widest(list), filters: { ...widest(list).filters, [name]: option } };
  const page = await fetchPage(subject, state, list.paging === 'all' ? {} : wide);
  const filter = list.filters[name];
  if (!page || !filter) return [];
  // Only conditions on fields that the rows contain can be checked.
  const conditions = filterConditions(
    { filters: { [name]: filter } },
    new URLSearchParams(listParams(list, state)),
  ).filter(({ field }) => !resource.fields[field]?.detailOnly && mayRead(subject, field));
  const keeps = (row: WireRow) =>
    conditions.every((condition) => (list.columnsBy && !(condition.field in row)) || matches(row, condition));
  const wrong = page.rows.find((row) => !keeps(row));
  const at = `${name}: ${option}`;
  if (wrong) {
    const fields = conditions.map(({ field }) => `${field} ${shown(wrong[field])}`).join(', ');
    return [ignored(at, 'only records that match', fields)];
  }
  const sort = filter.kind === 'one-of' ? filter.options[option]?.sort : undefined;
  const order = sort && disorder(page.rows, sort.by, sort.order);
  if (order) return [ignored(at, `ordered by ${sort.by}`, `${shown(order[0])} before ${shown(order[1])}`)];
  const shape = list.columnsBy?.filter === name ? checkRows(subject, page.rows, state.filters) : [];
  const expected = all.rows.filter(keeps).length;
  // When the list fits on one page, all records are known, and so is the number of matches. A period is counted by
  // its own call.
  const isWhole = all.rows.length === all.total && filter.kind === 'one-of' && conditions.length > 0;
  if (isWhole && page.total !== expected)
    return [...shape, { kind: 'wrong count', at, expected: String(expected), found: String(page.total) }];
  return shape;
};

/** Checks every option of every filter. Optional filters are only checked when the API's flag says that it supports them. */
export const checkFilters = async (subject: Subject): Promise<Found[]> => {
  const { list } = subject;
  const all = await fetchPage(subject, widest(list), list.paging === 'all' ? {} : wide);
  if (!all) return [];
  const found: Found[] = [];
  const asked = Object.entries(list.filters).filter(
    ([, { optional }]) => !optional || hasOptionalFilters(subject.ability),
  );
  for (const [name, filter] of asked)
    for (const option of optionsOf(filter, all.rows))
      found.push(...(await checkOption(subject, name, option, all)));
  return found;
};
