import type { SortOrder } from '../resource/filter';
import {
  searchField,
  textOf,
  type Criteria,
  type CriteriaFilter,
  type FieldFilter,
  type FieldOperator,
} from './criteria';
import { fold } from './fold';
import { localList } from './local-list';

type Row = Readonly<Record<string, unknown>>;
type Test = (value: unknown, wanted: unknown) => boolean;

/** Compares values of the same type only. Dates and months are texts that sort in chronological order. */
const comparisonTest =
  (holds: (order: number) => boolean): Test =>
  (value, wanted) => {
    if (typeof value === 'number' && typeof wanted === 'number') return holds(value - wanted);
    if (typeof value !== 'string' || typeof wanted !== 'string') return false;
    return holds(value === wanted ? 0 : value < wanted ? -1 : 1);
  };

const equal: Test = (value, wanted) => !absent(value, null) && textOf(value) === textOf(wanted);
const listed: Test = (value, wanted) => Array.isArray(wanted) && wanted.some((one) => equal(value, one));
const within: Test = (value, wanted) =>
  Array.isArray(wanted) && tests.gte(value, wanted[0]) && tests.lte(value, wanted[1]);
const absent: Test = (value) => value === null || value === undefined;
const inArray: Test = (value, wanted) =>
  Array.isArray(value) && Array.isArray(wanted) && wanted.every((one) => listed(one, value));

const textTest =
  (holds: (text: string, part: string) => boolean, read: (text: string) => string): Test =>
  (value, wanted) =>
    (typeof value === 'string' || typeof value === 'number') &&
    holds(read(String(value)), read(String(wanted)));
const identity = (text: string) => text;
const includes = (text: string, part: string) => text.includes(part);
const starts = (text: string, part: string) => text.startsWith(part);
const ends = (text: string, part: string) => text.endsWith(part);
const not =
  (test: Test): Test =>
  (value, wanted) =>
    !test(value, wanted);

/**
 * All operators of the data grammar. Text operators with a trailing `s` (`containss`, `startswiths`, `endswiths`)
 * respect case and accents; those without it do not. `eqs` and `nes` are the same as `eq` and `ne`.
 */
const tests: Readonly<Record<FieldOperator, Test>> = {
  eq: equal,
  eqs: equal,
  ne: not(equal),
  nes: not(equal),
  lt: comparisonTest((order) => order < 0),
  gt: comparisonTest((order) => order > 0),
  lte: comparisonTest((order) => order <= 0),
  gte: comparisonTest((order) => order >= 0),
  in: listed,
  nin: not(listed),
  ina: inArray,
  nina: not(inArray),
  contains: textTest(includes, fold),
  ncontains: not(textTest(includes, fold)),
  containss: textTest(includes, identity),
  ncontainss: not(textTest(includes, identity)),
  between: within,
  nbetween: not(within),
  null: absent,
  nnull: not(absent),
  startswith: textTest(starts, fold),
  nstartswith: not(textTest(starts, fold)),
  startswiths: textTest(starts, identity),
  nstartswiths: not(textTest(starts, identity)),
  endswith: textTest(ends, fold),
  nendswith: not(textTest(ends, fold)),
  endswiths: textTest(ends, identity),
  nendswiths: not(textTest(ends, identity)),
};

const isUnset = ({ operator, value }: FieldFilter): boolean =>
  operator !== 'null' && operator !== 'nnull' && (value === undefined || value === null || value === '');

/** Whether a row passes a filter of the data grammar. `searched`: the fields of the list's search. */
const passes = (row: Row, filter: CriteriaFilter, searched: readonly string[]): boolean => {
  if (!('field' in filter)) {
    if (filter.value.length === 0) return true;
    return filter.operator === 'and'
      ? filter.value.every((one) => passes(row, one, searched))
      : filter.value.some((one) => passes(row, one, searched));
  }
  if (isUnset(filter)) return true;
  if (filter.field === searchField && !Object.hasOwn(row, searchField)) {
    const text = String(filter.value).trim();
    return text === '' || searched.some((field) => tests.contains(row[field], text));
  }
  return tests[filter.operator](row[filter.field], filter.value);
};

interface LocalOptions {
  /** The fields of the list's search. */
  readonly searched: readonly string[];
  readonly defaultSort?: { readonly by: string; readonly order: SortOrder };
}

/** Serves a list request from given rows, with any filter, order and page. */
export const localRows = <R extends Row>(
  rows: readonly R[],
  { pagination, sorters, filters = [] }: Criteria,
  { searched, defaultSort }: LocalOptions,
): { data: R[]; total: number } => {
  const found = rows.filter((row) => filters.every((filter) => passes(row, filter, searched)));
  const { mode = 'server', currentPage = 1, pageSize = 10 } = pagination ?? {};
  const isPage = mode === 'server';
  const order = sorters?.length
    ? sorters
    : defaultSort
      ? [{ field: defaultSort.by, order: defaultSort.order }]
      : [];
  const { data } =
    order.length === 0 && !isPage
      ? { data: found }
      : localList(found, {
          where: [],
          sort: order,
          offset: isPage ? (currentPage - 1) * pageSize : 0,
          limit: isPage ? pageSize : found.length,
        });
  return { data, total: found.length };
};
