import { sql, type RawBuilder } from 'kysely';
import { numberIn, numberPattern, singleWords } from '@core/find/find-search';
import { typoTest } from '@core/find/typos';
import { createSearch, type Search } from '@core/list/search';
import { checkMatch, columnOf } from '../row-values';
import type { Matches, MatchQuery, Row } from '../storage';
import { searchKindOf, type TableSchema } from '../table-schema';
import { testSql, whereSql, type SchemaOf } from './conditions';
import type { Database } from './database';
import { joinedTable } from './joins';
import { foldedName } from './names';
import { allOf, anyOf, escapeLike, isStorable, wordSql } from './search-sql';

type Test = RawBuilder<boolean>;
type Ref = RawBuilder<unknown>;

/** Returns the folded columns of a kind among those that are searched. */
const columnsOf = (schema: TableSchema, { search }: MatchQuery, kind: 'text' | 'mail'): Ref[] =>
  search.fields
    .filter((field) => searchKindOf(columnOf(schema, field)) === kind)
    .map((field) => sql.ref(foldedName(field)));

const typoSql = (columns: readonly Ref[], word: string): Test[] => {
  const typo = typoTest(word);
  if (!typo) return [];
  return columns.map((column) =>
    allOf([
      anyOf(typo.hints.map((hint) => sql`${column} like ${`%${escapeLike(hint)}%`}`)),
      sql`${column} ~ ${typo.pattern}`,
    ]),
  );
};

/** Returns the test whether a row contains every word, some of them with a typo. */
const looseSql = (schema: TableSchema, query: MatchQuery, search: Search): Test => {
  const names = columnsOf(schema, query, 'text');
  return allOf(
    singleWords(search).map((word) =>
      anyOf([wordSql(schema, query.search.fields, { text: word, plain: word }), ...typoSql(names, word)]),
    ),
  );
};

const beginsWordSql = (columns: readonly Ref[], word: string): Test => {
  const number = numberPattern(word);
  return anyOf(
    columns.flatMap((column) =>
      number === null
        ? [sql`${column} like ${`${escapeLike(word)}%`}`, sql`${column} like ${`% ${escapeLike(word)}%`}`]
        : [sql`${column} ~ ${number}`],
    ),
  );
};

/** Returns what the matches are sorted by, in descending order. */
const orderOf = (schemaOf: SchemaOf, schema: TableSchema, query: MatchQuery, search: Search): Test[] => {
  const key = query.search.fields.includes(schema.key) ? numberIn(search) : null;
  const names = columnsOf(schema, query, 'text');
  const starts = (columns: readonly Ref[], text: string) =>
    columns.map((column): Test => sql`${column} like ${`${escapeLike(text)}%`}`);
  return [
    key === null ? sql`false` : sql`${sql.ref(schema.key)} = ${key}`,
    query.first ? testSql(schemaOf, schema, query.first) : sql`false`,
    anyOf([...starts(names, search.text), ...starts(columnsOf(schema, query, 'mail'), search.plain)]),
    allOf(singleWords(search).map((word) => beginsWordSql(names, word))),
  ].map((test): Test => sql`(${test}) is true`);
};

const orderNames = ['is_key', 'is_first', 'begins', 'words_begin'] as const;

/** The rows that match with what they are sorted by, and the select of the best ones with the counts. */
const partsOf = (schemaOf: SchemaOf, query: MatchQuery, name: Ref) => {
  const { schema, from: table } = joinedTable(schemaOf, schemaOf(query.table), query.joins);
  checkMatch(schema, query);
  const search = createSearch(query.search.text);
  const isPossible = search !== null && isStorable(search.text);
  const key = sql.ref(`${schema.name}.${schema.key}`);
  const where = isPossible
    ? whereSql(schemaOf, schema, query.where, query.typos ? undefined : query.search)
    : sql`where false`;
  const loose = isPossible && query.typos ? sql`and ${looseSql(schema, query, search)}` : sql``;
  const order = search ? orderOf(schemaOf, schema, query, search) : orderNames.map((): Test => sql`false`);
  const sorted = order.map((test, at) => sql`${test} as ${sql.ref(orderNames[at] ?? '')}`);
  const newest = query.newest === undefined ? sql`null::text` : sql.ref(query.newest);
  const columns = sql.join(Object.keys(schema.columns).map((column) => sql.ref(`${schema.name}.${column}`)));
  const byBest = sql`order by ${sql.join(
    orderNames.map((one) => sql`${sql.ref(one)} desc`),
  )}, newest desc nulls last, found_key desc`;
  return {
    found: sql`${name} as materialized (select ${sql.ref(schema.key)} as found_key, ${sql.join(sorted)},
      ${newest} as newest from ${table} ${where} ${loose})`,
    answer: sql`json_build_object(
      'total', (select count(*) from ${name}),
      'first', (select count(*) from ${name} where is_first),
      'rows', (select coalesce(json_agg(matched), '[]'::json) from (
        select ${columns} from ${table} join (select * from ${name} ${byBest} limit ${query.limit}) best
          on best.found_key = ${key} ${byBest}) matched))`,
  };
};

/** Runs all queries in one statement. Every row of a table is tested once, for any text. */
export const matchTogether = async <Name extends string>(
  db: Database,
  schemaOf: SchemaOf,
  queries: Readonly<Record<Name, MatchQuery>>,
): Promise<Record<Name, Matches>> => {
  const names = Object.keys(queries) as Name[];
  const parts = names.map((name) => ({
    name,
    ...partsOf(schemaOf, queries[name], sql.ref(`found_${name}`)),
  }));
  if (parts.length === 0) return {} as Record<Name, Matches>;
  const answers = parts.map(({ name, answer }) => sql`${answer} as ${sql.ref(name)}`);
  const { rows } = await sql<Record<Name, Matches>>`
    with ${sql.join(parts.map(({ found }) => found))} select ${sql.join(answers)}`.execute(db);
  const none: Matches = { rows: [] as Row[], total: 0, first: 0 };
  return Object.fromEntries(names.map((name) => [name, rows[0]?.[name] ?? none])) as Record<Name, Matches>;
};
