import { sql } from 'kysely';
import { foldBy } from '@core/list/fold';
import type { Scalar } from '@core/resource/condition';
import type { TableSchema } from '../table-schema';
import type { Database } from './database';
import { comparedName, foldedColumns, foldedName, sqlTypes, uniqueIndex } from './names';

type Stored = Readonly<Record<string, Scalar>>;
type Patch = Record<string, Scalar>;

const rowsPerRead = 5000;

/** The sets of unique columns whose values the fold decides. */
const foldedSets = (schema: TableSchema): readonly (readonly string[])[] =>
  (schema.unique ?? []).filter((columns) => columns.some((column) => schema.columns[column]?.folded));

/** Reads the key, the texts with their folded copies, and the other columns of unique sets, in chunks. */
async function* storedRows(db: Database, schema: TableSchema): AsyncGenerator<readonly Stored[]> {
  const folded = foldedColumns(schema).flatMap(([name]) => [name, foldedName(name)]);
  const names = [...new Set([schema.key, ...folded, ...foldedSets(schema).flat()])];
  const [table, key] = [sql.table(schema.name), sql.ref(schema.key)];
  for (let last: Scalar | undefined, isMore = true; isMore;) {
    const after = last === undefined ? sql`` : sql`where ${key} > ${last}`;
    const { rows } = await sql<Stored>`select ${sql.join(names.map((name) => sql.ref(name)))}
      from ${table} ${after} order by ${key} limit ${rowsPerRead}`.execute(db);
    yield rows;
    last = rows.at(-1)?.[schema.key];
    isMore = rows.length === rowsPerRead;
  }
}

/** Returns the folded copies of a row that are not up to date. */
const patchOf = (schema: TableSchema, row: Stored): Patch => {
  const patch: Patch = {};
  for (const [name, kind] of foldedColumns(schema)) {
    const text = row[name];
    const value = typeof text === 'string' ? foldBy[kind](text) : null;
    if (row[foldedName(name)] !== value) patch[foldedName(name)] = value;
  }
  return patch;
};

/**
 * Keeps rows apart that have become equal: the later ones get their key appended. They are still found, and sorted
 * beside the first.
 */
const separate = (schema: TableSchema, row: Stored, patch: Patch, taken: Set<string>): void => {
  const valueOf = (column: string): Scalar => {
    const name = comparedName(schema, column);
    return name in patch ? (patch[name] ?? null) : (row[name] ?? null);
  };
  for (const columns of foldedSets(schema)) {
    const identity = () => JSON.stringify([columns.join(), ...columns.map(valueOf)]);
    if (columns.some((column) => valueOf(column) === null)) continue;
    const [folded = ''] = columns.filter((column) => schema.columns[column]?.folded);
    if (taken.has(identity())) patch[foldedName(folded)] = `${String(valueOf(folded))} ${row[schema.key]}`;
    taken.add(identity());
  }
};

const writePatches = async (db: Database, schema: TableSchema, patches: readonly Patch[]): Promise<void> => {
  const names = foldedColumns(schema).map(([name]) => foldedName(name));
  const [table, key] = [sql.table(schema.name), sql.ref(schema.key)];
  // A column that did not change keeps its value; a folded copy is null only where its text is null.
  const sets = names.map((name) => {
    const [stored, given] = [sql.ref(`${schema.name}.${name}`), sql.ref(`given.${name}`)];
    return sql`${sql.ref(name)} = coalesce(${given}, ${stored})`;
  });
  const typed = names.map((name) => sql`${sql.ref(name)} text`);
  const keyType = sql.raw(sqlTypes[schema.columns[schema.key]?.type ?? 'integer']);
  await sql`update ${table} set ${sql.join(sets)}
    from json_to_recordset(${JSON.stringify(patches)}::json) as given (${key} ${keyType}, ${sql.join(typed)})
    where ${sql.ref(`${schema.name}.${schema.key}`)} = ${sql.ref(`given.${schema.key}`)}`.execute(db);
};

/**
 * Recomputes the folded copies of a table. Only rows that change are written. Unique indexes over folded columns are
 * created again, because values may be equal for a moment.
 */
export const refold = async (db: Database, schema: TableSchema): Promise<void> => {
  const indexes = foldedSets(schema).map((columns) => uniqueIndex(schema, columns));
  for (const { name } of indexes) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
  const taken = new Set<string>();
  for await (const rows of storedRows(db, schema)) {
    const patches: Patch[] = [];
    for (const row of rows) {
      const patch = patchOf(schema, row);
      separate(schema, row, patch, taken);
      if (Object.keys(patch).length > 0) patches.push({ ...patch, [schema.key]: row[schema.key] ?? null });
    }
    if (patches.length > 0) await writePatches(db, schema, patches);
  }
  for (const { name, columns } of indexes)
    await sql`create unique index ${sql.ref(name)} on ${sql.table(schema.name)}
      (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(db);
};
