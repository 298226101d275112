import { beginsWord, numberIn, singleWords } from '@core/find/find-search';
import { typoTest } from '@core/find/typos';
import { createSearch, hasWord, isFound, searchedValues, type Search } from '@core/list/search';
import type { Scalar } from '@core/resource/condition';
import type { MatchQuery, Matches, Row } from '../storage';
import { searchKindsOf, type TableSchema } from '../table-schema';

type Values = ReturnType<typeof searchedValues>;

const namesIn = (values: Values): string[] =>
  values.flatMap(({ kind, value }) => (kind === 'text' && typeof value === 'string' ? [value] : []));

/** Returns a test whether values contain every word, some of them with a typo. */
const looseTest = (search: Search): ((values: Values) => boolean) => {
  const tests = singleWords(search).map((word) => {
    const pattern = typoTest(word)?.pattern;
    const regex = pattern === undefined ? null : new RegExp(pattern, 'su');
    return (values: Values) =>
      hasWord(values, { text: word, plain: word }) ||
      (regex !== null && namesIn(values).some((name) => regex.test(name)));
  });
  return (values) => tests.every((test) => test(values));
};

/** Sorts in descending order, null last. */
const byGreatest = (one: Scalar, other: Scalar): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one > other ? -1 : 1;
};

/** Returns the matches of a query. The rows must have passed the other conditions already. */
export const matchedRows = (
  schema: TableSchema,
  rows: readonly Row[],
  query: MatchQuery,
  isFirst: (row: Row) => boolean,
): Matches => {
  const search = createSearch(query.search.text);
  if (!search) return { rows: [], total: 0, first: 0 };
  const kinds = searchKindsOf(schema);
  const fields = query.search.fields.map((name) => ({ name, kind: kinds[name] ?? 'text' }));
  const passes = query.typos ? looseTest(search) : (values: Values) => isFound(search, values);
  const key = query.search.fields.includes(schema.key) ? numberIn(search) : null;
  const words = singleWords(search);
  const orderOf = (row: Row, values: Values): Scalar[] => [
    key !== null && row[schema.key] === key,
    isFirst(row),
    values.some(
      ({ kind, value }) =>
        (kind === 'text' && String(value).startsWith(search.text)) ||
        (kind === 'mail' && String(value).startsWith(search.plain)),
    ),
    words.every((word) => namesIn(values).some((name) => beginsWord(name, word))),
    query.newest === undefined ? null : (row[query.newest] ?? null),
    row[schema.key] ?? null,
  ];
  const found = rows
    .map((row) => ({ row, values: searchedValues(row, fields) }))
    .filter(({ values }) => passes(values));
  const best = found
    .map(({ row, values }) => ({ row, order: orderOf(row, values) }))
    .sort((one, other) => {
      const at = one.order.findIndex((value, index) => value !== other.order[index]);
      return at < 0 ? 0 : byGreatest(one.order[at] ?? null, other.order[at] ?? null);
    })
    .slice(0, query.limit)
    .map(({ row }) => row);
  return { rows: best, total: found.length, first: found.filter(({ row }) => isFirst(row)).length };
};
