import { sql, type RawBuilder } from 'kysely';
import { apostrophes, longestFound, mailEnd, separators, type Terms } from '@core/find/words';
import { checkMatch, cleanValue } from '../row-values';
import type { MatchQuery, Row } from '../storage';
import { escapeLike, testSql, whereSql, type SchemaOf } from './conditions';
import type { Database } from './database';
import { foldedName } from './names';

const blanks = ' '.repeat(separators.length);

/** The words of some folded columns, as `wordsOf` splits them. Written out, because an index only serves what is written as it is. */
export const wordsSql = (columns: readonly string[]): RawBuilder<unknown> => {
  const texts = columns.map(
    (column) =>
      sql`regexp_replace(left(coalesce(${sql.ref(foldedName(column))}, ''), ${sql.lit(longestFound)}), ${sql.lit(mailEnd)}, '', 'g')`,
  );
  const [from, to] = [sql.lit(separators + apostrophes), sql.lit(blanks)];
  const words = sql`string_to_array(translate(${sql.join(texts, sql` || ' ' || `)}, ${from}, ${to}), ' ')`;
  return sql`array_to_tsvector(array_remove(${words}, ''))`;
};

/** Words hold neither quotes nor backslashes, which mean something in a question; they are separators, or left out. */
const questionOf = (terms: Terms): string =>
  terms
    .map((any) => `(${any.map(({ text, isWhole }) => `'${text}'${isWhole ? '' : ':*'}`).join('|')})`)
    .join('&');

/** What the words find, whatever else is asked, and then what is left of it in its order. */
const partsOf = (schemaOf: SchemaOf, query: MatchQuery, name: RawBuilder<unknown>) => {
  const schema = schemaOf(query.table);
  checkMatch(schema, query);
  const { words = [] } = schema;
  const { columns, terms, key, first, newest, limit } = query;
  const question = columns.length > 0 ? questionOf(terms) : '';
  const isAsked = question !== '' && cleanValue(question) === question;
  const isKey = sql`${sql.ref(schema.key)} = ${key ?? null}::bigint`;
  const isFound = (names: readonly string[]) =>
    isAsked ? sql`(${wordsSql(names)} @@ ${question}::tsquery or ${isKey})` : isKey;
  // The index holds the words of all columns: what it finds by other ones is let go.
  const again = words.every((column) => columns.includes(column)) ? sql`` : sql`and ${isFound(columns)}`;
  const start = `${escapeLike(String(cleanValue(query.begins)))}%`;
  const begins = columns.map((column) => sql`coalesce(${sql.ref(foldedName(column))} like ${start}, false)`);
  const order = [
    sql`coalesce(${isKey}, false) desc`,
    ...(first ? [sql`(${testSql(schemaOf, schema, first)}) is true desc`] : []),
    ...(begins.length > 0 ? [sql`(${sql.join(begins, sql` or `)}) desc`] : []),
    ...(newest === undefined ? [] : [sql`${sql.ref(newest)} desc nulls last`]),
    sql`${sql.ref(schema.key)} desc`,
  ];
  const shown = sql.join(Object.keys(schema.columns).map((column) => sql.ref(column)));
  return {
    found: sql`${name} as materialized (select * from ${sql.table(schema.name)} where ${isFound(words)})`,
    rows: sql`select ${shown} from ${name} ${whereSql(schemaOf, schema, query.where)} ${again}
      order by ${sql.join(order)} limit ${limit}`,
  };
};

/**
 * All matches by one statement, inside a transaction. What the words find is read before anything else is asked, and by the index:
 * PostgreSQL has no idea how few rows hold one of several hundred words, and would rather read them all.
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
