import fc from 'fast-check';
import { expect, test } from 'vitest';
import { field, type Field, type FieldKind } from '@core/resource/field';
import type { Scalar } from '@core/resource/condition';
import { formerNames } from '@core/resource/stored-field';
import { resourceTables } from '@server/storage/resource-tables';
import type { Engine } from '@server/storage/sql/database';
import { dropData } from '@server/storage/sql/drop-data';
import { foldedName, sqlTypes } from '@server/storage/sql/names';
import type { Row } from '@server/storage/storage';
import { keepDeleted } from '@server/trash/deleted-records';
import { runs } from '@tests/helpers/scale';
import { carsWith, columnsIn, migrateTo, openPlaces, tablesOf } from './migrated';

type Fields = Readonly<Record<string, Field>>;
/** The fields, and what each record must have: the first is in the trash, the others are in the table. */
interface World {
  readonly fields: Fields;
  readonly rows: readonly Row[];
}

const kinds: Readonly<Record<string, readonly [kind: FieldKind, values: readonly Scalar[]]>> = {
  whole: ['id', [7, 0, -3]],
  number: ['number', [0.1, 0, 1234.5]],
  boolean: ['boolean', [true, false]],
  text: ['text', ['Éclair', '', 'null', "it's"]],
  date: ['date', ['2026-02-28']],
};
const wider: Readonly<Record<string, readonly FieldKind[]>> = {
  id: ['number', 'text'],
  number: ['text'],
  boolean: ['text'],
};
const names = ['a', 'b', 'c', 'd', 'a_b', 'order'];

const step = fc.record({
  what: fc.constantFrom('add', 'rename', 'widen', 'drop', 'insert', 'insert', 'null', 'not null'),
  pick: fc.nat(),
  name: fc.constantFrom(...names),
  kind: fc.constantFrom(...Object.keys(kinds)),
  isNullable: fc.boolean(),
  /** The next change belongs to the same release, if this one is a new name or type. */
  isJoined: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const picked = <T>(list: readonly T[], pick: number): T | undefined => list[pick % (list.length || 1)];
const mapped = (rows: readonly Row[], change: (row: Row) => Row): readonly Row[] => rows.map(change);
const without = <V>(values: Readonly<Record<string, V>>, name: string): Record<string, V> =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));

/** Returns the world after a change of the declaration. The same world when the change is not possible. */
const changed = ({ fields, rows }: World, { what, pick, name, kind, isNullable }: Step): World => {
  const old = picked(Object.keys(fields), pick);
  const current = old === undefined ? undefined : fields[old];
  const isFree = !(name in fields) && !Object.values(fields).some(({ was }) => was?.includes(name));
  if (what === 'add' && isFree) {
    const [fieldKind, values] = kinds[kind] ?? ['text', []];
    const initial = isNullable ? undefined : picked(values, pick);
    const added = { kind: fieldKind, ...(isNullable ? { nullable: true } : { initial: initial ?? '' }) };
    return {
      fields: { ...fields, [name]: added },
      rows: mapped(rows, (row) => ({ ...row, [name]: initial ?? null })),
    };
  }
  if (old === undefined || !current) return { fields, rows };
  const { initial: _, ...plain } = current;
  const withField = (next: Partial<Field>): Fields => ({ ...fields, [old]: { ...plain, ...next } });
  const values = Object.values(kinds).find(([one]) => one === current.kind)?.[1] ?? [];
  if (what === 'rename' && isFree) {
    const was = [old, ...formerNames(current)];
    const renamed = (row: Row) => ({ ...without(row, old), [name]: row[old] ?? null });
    return { fields: { ...without(fields, old), [name]: { ...current, was } }, rows: mapped(rows, renamed) };
  }
  const next = picked(wider[current.kind] ?? [], pick);
  if (what === 'widen' && next) {
    const isText = next === 'text';
    const asNext = (value: Scalar): Scalar => (isText && value !== null ? String(value) : value);
    const widened = (row: Row) => ({ ...row, [old]: asNext(row[old] ?? null) });
    return { fields: withField({ kind: next }), rows: mapped(rows, widened) };
  }
  if (what === 'null') return { fields: withField({ nullable: true }), rows };
  if (what === 'not null' && values.length > 0) {
    const initial = picked(values, pick) ?? null;
    const filled = (row: Row) => ({ ...row, [old]: row[old] ?? initial });
    return { fields: withField({ nullable: false, initial }), rows: mapped(rows, filled) };
  }
  return { fields, rows };
};

/** Migrates the database to a world, and compares everything that it holds. */
const check = async (engine: Engine, table: string, { fields, rows }: World): Promise<void> => {
  const resource = carsWith(fields, { name: table });
  const storage = await migrateTo(engine, resource);
  const [deleted, ...stored] = rows;
  const found = await storage.table(table).find([]);
  expect(found.map((row) => without(row, 'id'))).toEqual(stored);
  const [entry] = await storage
    .table('deleted_records')
    .find([{ field: 'table_name', op: 'eq', value: table }]);
  const { row } = JSON.parse(String(entry?.['data'])) as { row: Row };
  const known = (one: Row = {}) =>
    Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null));
  expect(known(without(row, 'id'))).toEqual(known(deleted));
  const [schema] = resourceTables([resource]);
  const expected = Object.entries(schema?.columns ?? {}).flatMap(([name, { type, nullable, folded }]) => [
    [name, `${sqlTypes[type]}${nullable ? ' null' : ''}`],
    ...(folded ? [[foldedName(name), 'text null']] : []),
  ]);
  expect(await columnsIn(engine, table)).toEqual(Object.fromEntries(expected));
};

test.each(openPlaces())(
  'any sequence of changes of a declaration keeps all values on %s',
  async (_, open) => {
    const { engine } = await open();
    let count = 0;
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const table = `cars_${(count += 1)}`;
      let world: World = { fields: { a: field.text() }, rows: [] };
      const storage = await migrateTo(engine, carsWith(world.fields, { name: table }));
      const about = { table_name: table, resource: table, record_id: 99, at: '2026' };
      await keepDeleted(storage, about, { row: { id: 99, a: 'gone' }, others: {} });
      world = { ...world, rows: [{ a: 'gone' }] };
      for (const one of steps) {
        if (one.what === 'insert') {
          await check(engine, table, world);
          const row = Object.fromEntries(
            Object.entries(world.fields).map(([name, { kind, nullable }]): [string, Scalar] => {
              const values = Object.values(kinds).find(([other]) => other === kind)?.[1] ?? [];
              return [name, nullable && one.isNullable ? null : (picked(values, one.pick) ?? null)];
            }),
          );
          const current = await migrateTo(engine, carsWith(world.fields, { name: table }));
          await current.table(table).insert(row);
          world = { ...world, rows: [...world.rows, row] };
        } else if (one.what === 'drop') {
          await check(engine, table, world);
          const [name, ...others] = Object.keys(world.fields);
          // A record has a value besides its id.
          if (name === undefined || others.length === 0) continue;
          const fields = without(world.fields, name);
          await dropData(engine.db, tablesOf(carsWith(fields, { name: table })), `${table}.${name}`);
          world = { fields, rows: mapped(world.rows, (row) => without(row, name)) };
        } else {
          world = changed(world, one);
          if (!one.isJoined || !['rename', 'widen'].includes(one.what)) await check(engine, table, world);
        }
      }
      await check(engine, table, world);
    });
    await fc.assert(property, { numRuns: runs(8, 300) });
  },
  300_000,
);
