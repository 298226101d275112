import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { field } from '@core/resource/field';
import { databaseFolder } from '@server/storage/data-folder';
import { lockFolder } from '@server/storage/folder-lock';
import { runMigrationCommand } from '@server/storage/migration-command';
import { dropData } from '@server/storage/sql/drop-data';
import type { TableSchema } from '@server/storage/table-schema';
import { keepDeleted } from '@server/trash/deleted-records';
import { carsWith, columnsIn, indexesIn, migrateTo, openPlaces, tablesOf, type Place } from './migrated';

const former = { number: field.text(), note: field.text({ nullable: true }) };
const renamed = { plate: field.text({ was: 'number' }), price: field.money({ initial: 2 }) };

/** Runs the command beside nothing else: the built-in database has one user. */
const run = async (
  { engine, environment }: Place,
  args: readonly string[],
  schemas: readonly TableSchema[],
): Promise<{ code: number; lines: readonly string[] }> => {
  if (!engine.isShared) await engine.close();
  const lines: string[] = [];
  const code = await runMigrationCommand(args, { environment, print: (line) => lines.push(line), schemas });
  return { code, lines };
};

describe.each(openPlaces())('npm run migration on %s', (_, open) => {
  /** Cars with a note, whose field is then taken away. */
  const openCars = async () => {
    const place = await open();
    const storage = await migrateTo(place.engine, former);
    await storage.table('cars').insertMany([{ number: 'A', note: 'x' }, { number: 'B' }]);
    const about = { table_name: 'cars', resource: 'cars', record_id: 3, at: '2026' };
    await keepDeleted(storage, about, { row: { id: 3, number: 'C', note: 'y' }, others: {} });
    return { place };
  };

  test('-- --plan says what the start would do, and changes nothing', async () => {
    const { place } = await openCars();
    const before = await columnsIn(place.engine, 'cars');
    const indexes = await indexesIn(place.engine, 'cars');
    const schemas = tablesOf(carsWith({ ...renamed, note: former.note }));
    const { code, lines } = await run(place, ['--plan'], schemas);
    expect(lines).toEqual([
      'Rename column "number" of table "cars" to "plate", with 2 values.',
      'Use the new names of table "cars" in 1 deleted record.',
      'Add column "price" to table "cars", with 2 in 2 rows and 1 deleted record.',
      'The server would start. Nothing was changed.',
    ]);
    expect(code).toBe(0);
    const again = await place.reopen();
    expect(await columnsIn(again, 'cars')).toEqual(before);
    expect(await indexesIn(again, 'cars')).toEqual(indexes);
    const storage = await migrateTo(again, { ...renamed, note: former.note });
    expect(await storage.table('cars').count([])).toBe(2);
  });

  test('-- --plan returns 1 with all reasons when the start would refuse, and --drop is a way out', async () => {
    const { place } = await openCars();
    const schemas = tablesOf(carsWith({ plate: renamed.plate, price: field.money() }));
    const { code, lines } = await run(place, ['--plan'], schemas);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/The server would not start:\nColumn "note" .*--drop cars\.note/);
    const dropped = await run(place, ['--drop', 'cars.note'], tablesOf(carsWith(renamed)));
    expect(dropped).toEqual({
      code: 0,
      lines: [
        'Column "note" of table "cars" was dropped, with 1 value, in 0 states of the history and 1 deleted record, too.',
      ],
    });
    const storage = await migrateTo(await place.reopen(), renamed);
    expect(await storage.table('cars').find([])).toMatchObject([{ plate: 'A' }, { plate: 'B' }]);
    const [deleted] = await storage.table('deleted_records').find([]);
    expect(JSON.parse(String(deleted?.['data']))).toEqual({
      row: { id: 3, plate: 'C', price: 2 },
      others: {},
    });
  });

  test('a table of no resource stays, is in the plan, and can be dropped', async () => {
    const { place } = await openCars();
    const vans = carsWith({ plate: field.text() }, { name: 'vans' });
    expect(await run(place, ['--plan'], tablesOf(vans))).toEqual({
      code: 0,
      lines: [
        'Create table "vans".',
        'Table "cars" stays, with 2 rows: no resource declares it. To drop it, run "npm run migration -- --drop cars".',
        'The server would start. Nothing was changed.',
      ],
    });
    expect(await run(place, ['--drop', 'cars'], tablesOf(vans))).toEqual({
      code: 0,
      lines: ['Table "cars" was dropped, with 2 rows, its history and its trash.'],
    });
    const storage = await migrateTo(await place.reopen(), vans);
    expect(await storage.table('deleted_records').count([])).toBe(0);
    await expect(run(place, ['--plan'], tablesOf(vans))).resolves.toEqual({
      code: 0,
      lines: ['Nothing is to be changed.'],
    });
  });

  test('-- --drop drops nothing that is declared, of the server, or not there', async () => {
    const { place } = await openCars();
    const schemas = tablesOf(carsWith(former));
    for (const [target, reason] of [
      ['cars', 'is declared by a resource'],
      ['cars.number_folded', 'is declared by a field'],
      ['cars.other', 'has no column "other"'],
      ['mails', 'is no table of a resource'],
      ['mails.body', 'is no table of a resource'],
      ['schema_migrations', 'is no table of a resource'],
    ] as const)
      await expect(dropData(place.engine.db, schemas, target)).rejects.toThrow(reason);
    expect(await run(place, ['--drop', 'cars.number'], schemas)).toEqual({
      code: 1,
      lines: ['Column "number" of table "cars" is declared by a field. Nothing was dropped.'],
    });
    const storage = await migrateTo(await place.reopen(), former);
    expect(await storage.table('cars').count([])).toBe(2);
  });
});

describe('npm run migration', () => {
  const command = async (args: readonly string[], environment: Record<string, string> = {}) => {
    const lines: string[] = [];
    return {
      code: await runMigrationCommand(args, { environment, print: (line) => lines.push(line) }),
      lines,
    };
  };

  test.each([[[]], [['--plan', 'cars']], [['--drop']], [['--drop', 'a.b.c']], [['--drop', 'a;b']]])(
    'returns 2 with its usage for %j',
    async (args) => {
      expect(await command(args)).toMatchObject({
        code: 2,
        lines: [expect.stringMatching(/^Usage: npm run/)],
      });
    },
  );

  test('does not create a database', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'portal-migration-'));
    const folder = join(parent, 'data');
    expect(await command(['--plan'], { DATA_FOLDER: folder })).toMatchObject({ code: 0 });
    expect(existsSync(folder)).toBe(false);
    rmSync(parent, { recursive: true });
  });

  test('returns 2 while a server uses the data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-migration-'));
    mkdirSync(join(folder, databaseFolder));
    const unlock = lockFolder(folder);
    const { code, lines } = await command(['--plan'], { DATA_FOLDER: folder });
    expect([code, lines]).toEqual([2, [expect.stringContaining('is in use by another server')]]);
    unlock();
    rmSync(folder, { recursive: true });
  });

  test('returns 2 with one sentence when the database cannot be reached', async () => {
    const { code, lines } = await command(['--plan'], {
      DATABASE_URL: 'postgres://portal@127.0.0.1:9/portal',
    });
    expect([code, lines]).toEqual([2, [expect.stringMatching(/^DATABASE_URL does not lead to/)]]);
  });
});
