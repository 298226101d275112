import { sql, type RawBuilder } from 'kysely';
import { apostrophes, maxSearchedLength, emailDomainPattern, separators, type Terms } from '@core/find/words';
import { checkMatch, cleanValue } from '../row-values';
import type { MatchQuery, Row } from '../storage';
import { escapeLike, testSql, whereSql, type SchemaOf } from './conditions';
import type { Database } from './database';
import { foldedName } from './names';

const blanks = ' '.repeat(separators.length);

/**
 * SQL for the words of folded columns, split like `wordsOf` does. Uses literals instead of parameters, because an index
 * only serves the exact same expression.
 */
export const wordsSql = (columns: readonly string[]): RawBuilder<unknown> => {
  const texts = columns.map(
    (column) =>
      sql`regexp_replace(left(coalesce(${sql.ref(foldedName(column))}, ''), ${sql.lit(maxSearchedLength)}), ${sql.lit(emailDomainPattern)}, '', 'g')`,
  );
  const [from, to] = [sql.lit(separators + apostrophes), sql.lit(blanks)];
  const words = sql`string_to_array(translate(${sql.join(texts, sql` || ' ' || `)}, ${from}, ${to}), ' ')`;
  return sql`array_to_tsvector(array_remove(${words}, ''))`;
};

/**
 * Builds the tsquery. Words contain no quotes or backslashes, which are special in a tsquery: they are separators or
 * removed.
 */
const tsqueryOf = (terms: Terms): string =>
  terms
    .map(
      (alternatives) =>
        `(${alternatives.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join('|')})`,
    )
    .join('&');

/** The rows that the words find regardless of other conditions, and the select that filters and orders them. */
const partsOf = (schemaOf: SchemaOf, query: MatchQuery, name: RawBuilder<unknown>) => {
  const schema = schemaOf(query.table);
  checkMatch(schema, query);
  const { words = [] } = schema;
  const { columns, terms, key, first, newest, limit } = query;
  const tsqueryText = columns.length > 0 ? tsqueryOf(terms) : '';
  const hasTsquery = tsqueryText !== '' && cleanValue(tsqueryText) === tsqueryText;
  const isKey = sql`${sql.ref(schema.key)} = ${key ?? null}::bigint`;
  const isFound = (names: readonly string[]) =>
    hasTsquery ? sql`(${wordsSql(names)} @@ ${tsqueryText}::tsquery or ${isKey})` : isKey;
  // The index covers the words of all columns, so matches in other columns are filtered out here.
  const columnFilter = words.every((column) => columns.includes(column))
    ? sql``
    : sql`and ${isFound(columns)}`;
  const prefix = `${escapeLike(String(cleanValue(query.begins)))}%`;
  const prefixTests = columns.map(
    (column) => sql`coalesce(${sql.ref(foldedName(column))} like ${prefix}, false)`,
  );
  const order = [
    sql`coalesce(${isKey}, false) desc`,
    ...(first ? [sql`(${testSql(schemaOf, schema, first)}) is true desc`] : []),
    ...(prefixTests.length > 0 ? [sql`(${sql.join(prefixTests, sql` or `)}) desc`] : []),
    ...(newest === undefined ? [] : [sql`${sql.ref(newest)} desc nulls last`]),
    sql`${sql.ref(schema.key)} desc`,
  ];
  const selectedColumns = sql.join(Object.keys(schema.columns).map((column) => sql.ref(column)));
  return {
    found: sql`${name} as materialized (select * from ${sql.table(schema.name)} where ${isFound(words)})`,
    rows: sql`select ${selectedColumns} from ${name} ${whereSql(schemaOf, schema, query.where)} ${columnFilter}
      order by ${sql.join(order)} limit ${limit}`,
  };
};

/**
 * Runs all queries in one statement, inside a transaction. The rows that the words find are read first and with the
 * index: PostgreSQL cannot estimate how few rows contain one of several hundred words, and would prefer a full scan.
 */
export const matchTogether = async <Name extends string>(
  db: Database,
  schemaOf: SchemaOf,
  queries: Readonly<Record<Name, MatchQuery>>,
): Promise<Record<Name, Row[]>> => {
  const names = Object.keys(queries) as Name[];
  const parts = names.map((name) => ({
    name,
    ...partsOf(schemaOf, queries[name], sql.ref(`words_${name}`)),
  }));
  if (parts.length === 0) return {} as Record<Name, Row[]>;
  await sql`set local enable_seqscan = off`.execute(db);
  const rowsOf = parts.map(
    ({ name, rows }) => sql`(select json_agg(matched) from (${rows}) matched) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, Row[] | null>>`
    with ${sql.join(parts.map(({ found }) => found))} select ${sql.join(rowsOf)}`.execute(db);
  return Object.fromEntries(names.map((name) => [name, rows[0]?.[name] ?? []])) as Record<Name, Row[]>;
};
