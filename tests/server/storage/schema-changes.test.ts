import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { field } from '@core/resource/field';
import type { Engine } from '@server/storage/sql/database';
import { migrate } from '@server/storage/sql/migrate';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import type { Row } from '@server/storage/storage';
import { keepDeleted } from '@server/trash/deleted-records';
import {
  carsWith,
  columnsIn,
  indexesIn,
  migrateTo,
  empty,
  openPlaces,
  refusalOf,
  tablesOf,
} from './migrated';

const plate = { plate: field.text() };
const now = Date.UTC(2026, 10, 20, 12);
const deletion = { table_name: 'cars', resource: 'cars', at: '2026-11-20', user_id: 1 };

describe.each(openPlaces())('on %s', (_, open) => {
  let engine: Engine;
  beforeAll(async () => void ({ engine } = await open()));
  beforeEach(() => empty(engine));

  describe('an added field', () => {
    test('gives existing and deleted records its initial value', async () => {
      const before = await migrateTo(engine, plate);
      await before.table('cars').insertMany([{ plate: 'AB 1' }, { plate: 'AB 2' }]);
      await keepDeleted(before, { ...deletion, record_id: 7 }, { row: { id: 7, plate: 'X' }, others: {} });
      const added = {
        price: field.money({ initial: 9.5 }),
        bought: field.date({ initial: 'today' }),
        month: field.month({ initial: 'today' }),
        seen: field.dateTime({ initial: 'now' }),
        note: field.text({ nullable: true, initial: "it's new" }),
        sold: field.boolean({ initial: true }),
        other: field.text({ nullable: true }),
      };
      const storage = await migrateTo(engine, { ...plate, ...added }, { now });
      const values = {
        ...{ price: 9.5, bought: '2026-11-20', month: '2026-11', seen: '2026-11-20T12:00:00.000Z' },
        ...{ note: "it's new", sold: true },
      };
      expect(await storage.table('cars').find([])).toEqual([
        { id: 1, plate: 'AB 1', ...values, other: null },
        { id: 2, plate: 'AB 2', ...values, other: null },
      ]);
      const [deleted] = await storage.table('deleted_records').find([]);
      expect(JSON.parse(String(deleted?.['data']))).toMatchObject({ row: { id: 7, plate: 'X', ...values } });
      const { rows } = await sql`select 1 from information_schema.columns
        where table_name = 'cars' and column_default is not null`.execute(engine.db);
      expect(rows).toEqual([]);
    });

    test('refuses the start when records have no value for it, and says what to write', async () => {
      const storage = await migrateTo(engine, plate);
      const added = { ...plate, price: field.money(), bought: field.date() };
      await storage.table('cars').insert({ plate: 'AB 1' });
      const refusal = await refusalOf(engine, added);
      for (const name of ['price', 'bought'])
        expect(refusal).toMatch(
          new RegExp(
            `Column "${name}" is new in table "cars", which has 1 row .*\`initial\`.*\`nullable: true\`, at field "${name}" of resource "cars"`,
          ),
        );
      expect(await columnsIn(engine, 'cars')).not.toHaveProperty('price');
      await storage.table('cars').remove([]);
      await keepDeleted(storage, { ...deletion, record_id: 1 }, { row: { id: 1 }, others: {} });
      expect(await refusalOf(engine, added)).toContain('1 deleted record');
      await storage.table('deleted_records').remove([]);
      expect(await refusalOf(engine, added)).toBe('not refused');
    });

    test('that may no longer be null needs a value for those without one', async () => {
      const storage = await migrateTo(engine, { rank: field.number({ nullable: true }) });
      await storage.table('cars').insertMany([{ rank: 5 }, { rank: null }]);
      await keepDeleted(storage, { ...deletion, record_id: 7 }, { row: { id: 7 }, others: {} });
      expect(await refusalOf(engine, { rank: field.number() })).toContain(
        'may no longer be null, but 1 row and 1 deleted record have no value.',
      );
      const changed = await migrateTo(engine, { rank: field.number({ initial: 3 }) });
      expect(await changed.table('cars').find([])).toMatchObject([{ rank: 5 }, { rank: 3 }]);
      const [deleted] = await changed.table('deleted_records').find([]);
      expect(JSON.parse(String(deleted?.['data']))).toMatchObject({ row: { id: 7, rank: 3 } });
      expect(await columnsIn(engine, 'cars')).toMatchObject({ rank: 'double precision' });
    });
  });

  describe('a renamed field', () => {
    const list = (name: string) => ({
      list: {
        ...{ columns: [name], sortBy: [name], search: [name], paging: 'pages' as const },
        defaultSort: { by: name, order: 'asc' as const },
        filters: { [name]: { kind: 'free' as const, param: name, field: name } },
        card: { meta: [], fields: [] },
      },
    });
    const former = carsWith({ number_plate: field.text() }, list('number_plate'));
    const renamed = carsWith({ plate: field.text({ was: 'number_plate' }) }, list('plate'));

    test('keeps values, folded copies and indexes', async () => {
      const before = await migrateTo(engine, former);
      await before.table('cars').insertMany([{ number_plate: 'Zoë' }, { number_plate: 'Éa' }]);
      const columns = await columnsIn(engine, 'cars');
      const indexes = await indexesIn(engine, 'cars');
      const storage = await migrateTo(engine, renamed);
      const { data } = await storage.table('cars').list({
        ...{ where: [], search: { fields: ['plate'], text: 'ea' }, offset: 0, limit: 10 },
        sort: [{ field: 'plate', order: 'asc' }],
      });
      expect(data).toEqual([{ id: 2, plate: 'Éa' }]);
      const withNewName = (name: string) => name.replace('number_plate', 'plate');
      expect(await columnsIn(engine, 'cars')).toEqual(
        Object.fromEntries(Object.entries(columns).map(([name, type]) => [withNewName(name), type])),
      );
      expect((await indexesIn(engine, 'cars')).toSorted()).toEqual(
        indexes.map((name) => name.replaceAll('number_plate', 'plate')).toSorted(),
      );
      await migrateTo(engine, renamed);
      await migrateTo(engine, carsWith({ plate: field.text() }, list('plate')));
      expect(await storage.table('cars').count([])).toBe(2);
    });

    test('has its new name in history, trash, saved views and chosen columns', async () => {
      const before = await migrateTo(engine, former);
      const state = { facts: { number_plate: 'A', other: 1 }, secret: ['number_plate'] };
      const version = { record_id: 1, version: 1, at: '2026', action: 'create', request: '' };
      const inserted = { ...version, table_name: 'cars', state: JSON.stringify(state) };
      await before
        .table('record_versions')
        .insertMany([inserted, { ...inserted, table_name: 'vans' }, { ...inserted, state: null }]);
      const row = { id: 1, number_plate: 'A' };
      await keepDeleted(before, { ...deletion, record_id: 1 }, { row, others: {} });
      const byOther = { ...deletion, table_name: 'vans', record_id: 2 };
      await keepDeleted(before, byOther, { row: { id: 2, number_plate: 'B' }, others: { cars: [row] } });
      const view = { user_id: 1, client_id: 0, shared: false, created: '2026' };
      const address = '?sortBy=number_plate&sortOrder=desc&search=number_plate&number_plate=A';
      await before.table('saved_views').insertMany([
        { ...view, name: 'one', resource: 'cars', address },
        { ...view, name: 'two', resource: 'vans', address },
      ]);
      const choice = {
        hidden: ['number_plate'],
        order: ['id', 'number_plate'],
        widths: { number_plate: 90 },
      };
      await before.table('user_choices').insertMany([
        { user_id: 1, name: 'columns.cars', value: JSON.stringify({ density: 'compact', ...choice }) },
        { user_id: 2, name: 'columns.cars', value: 'no JSON' },
        { user_id: 1, name: 'columns.vans', value: JSON.stringify(choice) },
      ]);

      const storage = await migrateTo(engine, renamed);
      const texts = async (table: string, column: string) =>
        (await storage.table(table).find([])).map((entry: Row) => entry[column]);
      const [ofCars, ofVans, erased] = await texts('record_versions', 'state');
      expect(JSON.parse(String(ofCars))).toEqual({ facts: { plate: 'A', other: 1 }, secret: ['plate'] });
      expect([JSON.parse(String(ofVans)), erased]).toEqual([state, null]);
      const [car, van] = await texts('deleted_records', 'data');
      expect(JSON.parse(String(car))).toEqual({ row: { id: 1, plate: 'A' }, others: {} });
      expect(JSON.parse(String(van))).toEqual({
        row: { id: 2, number_plate: 'B' },
        others: { cars: [{ id: 1, plate: 'A' }] },
      });
      expect(await texts('saved_views', 'address')).toEqual([
        '?sortBy=plate&sortOrder=desc&search=number_plate&plate=A',
        address,
      ]);
      const [own, other, vans] = await texts('user_choices', 'value');
      expect(JSON.parse(String(own))).toEqual({
        ...{ density: 'compact', hidden: ['plate'], order: ['id', 'plate'], widths: { plate: 90 } },
      });
      expect([other, JSON.parse(String(vans))]).toEqual(['no JSON', choice]);
    });

    test('is found behind releases that were skipped', async () => {
      const before = await migrateTo(engine, { number: field.text() });
      await before.table('cars').insert({ number: 'A' });
      const twice = { plate: field.text({ was: ['number_plate', 'number'] }) };
      const storage = await migrateTo(engine, twice);
      expect(await storage.table('cars').find([])).toEqual([{ id: 1, plate: 'A' }]);
    });

    test('takes the place of a column without values', async () => {
      const before = await migrateTo(engine, { number: field.text(), plate: field.text({ nullable: true }) });
      await before.table('cars').insert({ number: 'A' });
      const storage = await migrateTo(engine, { plate: field.text({ was: 'number' }) });
      expect(await storage.table('cars').find([])).toEqual([{ id: 1, plate: 'A' }]);
    });

    test('refuses the start when it was a field that still is one, or when two columns have values', async () => {
      const before = await migrateTo(engine, { a: field.text(), b: field.text() });
      await before.table('cars').insert({ a: 'A', b: 'B' });
      const still = { a: field.text(), b: field.text(), c: field.text({ was: 'a', nullable: true }) };
      expect(await refusalOf(engine, still)).toContain('"a" still is a field');
      const both = '"a" and "b" have values. Run "npm run migration -- --drop cars.a';
      expect(await refusalOf(engine, { b: field.text({ was: 'a' }) })).toContain(both);
      expect(await refusalOf(engine, { c: field.text({ was: ['a', 'b'] }) })).toContain(both);
      expect(await before.table('cars').find([])).toEqual([{ id: 1, a: 'A', b: 'B' }]);
    });

    test('may be declared by any resource of the table', async () => {
      const before = await migrateTo(engine, former);
      await before.table('cars').insert({ number_plate: 'A' });
      const api = { backend: 'v1', path: 'vans', table: 'cars' } as const;
      const vans = carsWith({ plate: field.text({ was: 'number_plate' }) }, { name: 'vans', api });
      const tables = tablesOf(carsWith(plate), vans);
      await migrate(engine.db, tables);
      const storage = createSqlStorage(engine, tables);
      expect(await storage.table('cars').find([])).toEqual([{ id: 1, plate: 'A' }]);
    });
  });

  describe('a removed field', () => {
    test('refuses the start while its column has values, and names both ways out', async () => {
      const before = await migrateTo(engine, { ...plate, note: field.text({ nullable: true }) });
      await before.table('cars').insertMany([{ plate: 'A', note: 'x' }, { plate: 'B' }]);
      const refusal = await refusalOf(engine, plate);
      expect(refusal).toContain('Column "note" of table "cars" has 1 value, but no field.');
      expect(refusal).toContain("`was: 'note'`");
      expect(refusal).toContain('npm run migration -- --drop cars.note');
      await before.table('cars').update([], { note: null });
      const storage = await migrateTo(engine, plate);
      expect(Object.keys(await columnsIn(engine, 'cars'))).toEqual(['id', 'plate', 'plate_folded']);
      expect(await storage.table('cars').count([])).toBe(2);
    });

    test('stays when a numbered migration adds its column', async () => {
      const also = {
        '900-notes': { table: 'cars', statements: ['alter table cars add column note text'] },
      };
      await migrateTo(engine, plate);
      await migrateTo(engine, plate, { also });
      await sql`insert into cars (plate, note) values ('A', 'kept')`.execute(engine.db);
      const more = { ...plate, price: field.money({ nullable: true }) };
      await migrateTo(engine, more, { also });
      expect(await columnsIn(engine, 'cars')).toHaveProperty('note');
    });
  });

  describe('a field of another type', () => {
    test('keeps its values where nothing is lost, in history and trash, too', async () => {
      const before = await migrateTo(engine, {
        ...{ count: field.id(), size: field.number(), sold: field.boolean(), code: field.id() },
      });
      await before.table('cars').insert({ count: 7, size: 0.1, sold: true, code: 12 });
      const row = { id: 9, count: 7, size: 0.1, sold: true, code: 12 };
      await keepDeleted(before, { ...deletion, record_id: 9 }, { row, others: {} });
      const storage = await migrateTo(engine, {
        ...{ count: field.number(), size: field.text(), sold: field.text(), code: field.text() },
      });
      const after = { count: 7, size: '0.1', sold: 'true', code: '12' };
      expect(await storage.table('cars').find([])).toEqual([{ id: 1, ...after }]);
      const [deleted] = await storage.table('deleted_records').find([]);
      expect(JSON.parse(String(deleted?.['data']))).toMatchObject({ row: { id: 9, ...after } });
      const { data } = await storage.table('cars').list({
        ...{ where: [], sort: [], search: { fields: ['code'], text: '12' }, offset: 0, limit: 1 },
      });
      expect(data).toHaveLength(1);
    });

    test('refuses the start otherwise, until a numbered migration has converted it', async () => {
      const before = await migrateTo(engine, { price: field.text(), count: field.id() });
      await before.table('cars').insert({ price: '$1,234.50', count: 2 ** 53 - 1 });
      const numbers = { price: field.money(), count: field.number() };
      expect(await refusalOf(engine, numbers)).toMatch(
        /"price" of table "cars" holds text but is declared as double precision: this needs a migration\. .* its 1 value in a new file of server\/storage\/sql\/migrations/,
      );
      await sql`update cars set count = count + 2`.execute(engine.db);
      expect(await refusalOf(engine, numbers)).toContain('"count" of table "cars" holds bigint');
      await sql`update cars set count = 4`.execute(engine.db);
      const convert = `alter table cars alter column price type double precision
        using translate(price, '$,', '')::double precision`;
      const also = { '900-prices': { table: 'cars', statements: [convert] } };
      const storage = await migrateTo(engine, numbers, { also });
      expect(await storage.table('cars').find([])).toEqual([{ id: 1, price: 1234.5, count: 4 }]);
      await empty(engine);
      expect(await (await migrateTo(engine, numbers, { also })).table('cars').count([])).toBe(0);
    });
  });

  test('two servers that start at once change a table once', async () => {
    const before = await migrateTo(engine, { number: field.text() });
    await before.table('cars').insert({ number: 'A' });
    const renamed = { plate: field.text({ was: 'number' }), price: field.money({ initial: 2 }) };
    const reports = await Promise.all([1, 2].map(() => migrate(engine.db, tablesOf(carsWith(renamed)))));
    expect(reports.map(({ steps }) => steps.length > 0).toSorted()).toEqual([false, true]);
    const storage = await migrateTo(engine, renamed);
    expect(await storage.table('cars').find([])).toEqual([{ id: 1, plate: 'A', price: 2 }]);
  });
});
