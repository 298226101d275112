import type { Wire } from './records';

interface ListRule {
  readonly search?: readonly string[];
  /** The field that each query parameter filters by. */
  readonly filters?: Readonly<Record<string, string>>;
  /** An additional filter. */
  readonly matches?: (row: Wire, query: URLSearchParams) => boolean;
}

const compare = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return JSON.stringify(one ?? '').localeCompare(JSON.stringify(other ?? ''));
};

/** Handles the common list call: `offset`, `limit` (10), `sort`, `order`, `search`, and the contract's filters. */
export const listOf = (
  rows: readonly Wire[],
  query: URLSearchParams,
  { search = [], filters = {}, matches = () => true }: ListRule = {},
) => {
  const text = (query.get('search') ?? '').toLowerCase();
  const filterValues = Object.entries(filters).flatMap(([param, field]) => {
    const value = query.get(param);
    return value === null ? [] : [[field, value] as const];
  });
  const found = rows.filter(
    (row) =>
      filterValues.every(([field, value]) => row[field] === value) &&
      (text === '' || search.some((field) => String(row[field]).toLowerCase().includes(text))) &&
      matches(row, query),
  );
  const sort = query.get('sort');
  const sign = query.get('order') === 'desc' ? -1 : 1;
  const ordered = sort ? [...found].sort((one, other) => sign * compare(one[sort], other[sort])) : found;
  const offset = Number(query.get('offset') ?? 0);
  const data = ordered.slice(offset, offset + Number(query.get('limit') ?? 10));
  return { data, total_count: found.length };
};

/** Returns the month of a `MM/dd/yyyy` date as `yyyy-MM`. */
const monthOf = (text: string | null) => (text ? `${text.slice(6)}-${text.slice(0, 2)}` : null);

/** Whether a row's month lies within `period_start` and `period_end`. */
export const inPeriod = (row: Wire, query: URLSearchParams): boolean => {
  const [start, end] = [monthOf(query.get('period_start')), monthOf(query.get('period_end'))];
  const month = String(row['month']);
  return (start === null || month >= start) && (end === null || month <= end);
};
