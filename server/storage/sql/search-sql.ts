import { sql, type RawBuilder } from 'kysely';
import { createSearch, partsOf, type Search, type SearchPart } from '@core/list/search';
import { cleanValue, columnOf } from '../row-values';
import type { TextSearch } from '../storage';
import { searchKindOf, type TableSchema } from '../table-schema';
import { foldedName } from './names';

type Test = RawBuilder<boolean>;
type SearchGroup = Search['groups'][number];
type SearchWord = SearchGroup['words'][number];

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether the database can store the text. It contains no others. */
export const isStorable = (text: string): boolean => cleanValue(text) === text;

export const anyOf = (tests: readonly Test[]): Test =>
  tests.length === 0 ? sql`false` : sql`(${sql.join(tests, sql` or `)})`;
export const allOf = (tests: readonly Test[]): Test => sql`(${sql.join(tests, sql` and `)})`;

const patternOf = ({ contains, before }: SearchPart): string =>
  `%${escapeLike(contains)}%${before === undefined ? '' : `${escapeLike(before)}%`}`;

/** Returns the tests whether a column contains a word. */
const columnTests = (schema: TableSchema, field: string, word: SearchWord): Test[] => {
  const column = columnOf(schema, field);
  const parts = partsOf(word, searchKindOf(column));
  if (typeof parts === 'number') return [sql`${sql.ref(field)} = ${parts}`];
  const text = column.folded ? sql.ref(foldedName(field)) : sql`lower(${sql.ref(field)})`;
  return parts.map((part) => sql`${text} like ${patternOf(part)}`);
};

/** Returns the test whether one of the columns contains a word. */
export const wordSql = (schema: TableSchema, fields: readonly string[], word: SearchWord): Test =>
  anyOf(fields.flatMap((field) => columnTests(schema, field, word)));

const groupSql = (schema: TableSchema, fields: readonly string[], { words, phone }: SearchGroup): Test => {
  const byWords = allOf(words.map((word) => wordSql(schema, fields, word)));
  const phones = phone === null ? [] : fields.filter((field) => columnOf(schema, field).folded === 'phone');
  return anyOf([
    byWords,
    ...phones.map((field): Test => sql`${sql.ref(foldedName(field))} like ${`%${phone}%`}`),
  ]);
};

/**
 * Returns the test whether a row is found by a text, as `core/list/search` defines it. The rows are read once, for any
 * text: each of at most ten words is one comparison a column.
 */
export const searchSql = (schema: TableSchema, { fields, text }: TextSearch): Test => {
  const search = createSearch(text);
  if (!search) return sql`true`;
  if (!isStorable(search.text)) return sql`false`;
  return allOf(search.groups.map((group) => groupSql(schema, fields, group)));
};
