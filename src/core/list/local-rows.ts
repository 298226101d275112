import type { Fields } from '../resource/field';
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
import { createRowTest, localList, type SearchKinds } from './local-list';
import { searchKindOf } from './search';

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
/** As the list's search, because servers have no other test for a part of a text. */
const containsWords: Test = (value, wanted) =>
  createRowTest({ fields: ['value'], text: String(wanted) })({ value });
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
  contains: containsWords,
  ncontains: not(containsWords),
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

/** The fields of a list's search. */
interface Searched {
  readonly fields: readonly string[];
  readonly kinds: SearchKinds;
}

/** Returns a test whether a row passes a filter of the data grammar. */
const testOf = (filter: CriteriaFilter, searched: Searched): ((row: Row) => boolean) => {
  if (!('field' in filter)) {
    const parts = filter.value.map((one) => testOf(one, searched));
    if (parts.length === 0) return () => true;
    return filter.operator === 'and'
      ? (row) => parts.every((part) => part(row))
      : (row) => parts.some((part) => part(row));
  }
  if (isUnset(filter)) return () => true;
  const { field, value, operator } = filter;
  if (field !== searchField) return (row) => tests[operator](row[field], value);
  const isMatch = createRowTest({ fields: searched.fields, text: textOf(value) }, searched.kinds);
  return (row) => (Object.hasOwn(row, field) ? tests[operator](row[field], value) : isMatch(row));
};

interface LocalOptions {
  /** The fields of the list's search. */
  readonly searched: readonly string[];
  /** The fields of the resource. Those that are absent are compared as text. */
  readonly fields?: Fields;
  readonly defaultSort?: { readonly by: string; readonly order: SortOrder };
}

/** Serves a list request from given rows, with any filter, order and page. */
export const localRows = <R extends Row>(
  rows: readonly R[],
  { pagination, sorters, filters = [] }: Criteria,
  { searched, fields = {}, defaultSort }: LocalOptions,
): { data: R[]; total: number } => {
  const kinds = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, searchKindOf(field)]),
  );
  const passes = filters.map((filter) => testOf(filter, { fields: searched, kinds }));
  const found = rows.filter((row) => passes.every((test) => test(row)));
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
          kinds,
          sort: order,
          offset: isPage ? (currentPage - 1) * pageSize : 0,
          limit: isPage ? pageSize : found.length,
        });
  return { data, total: found.length };
};
