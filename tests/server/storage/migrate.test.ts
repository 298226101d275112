import { sql } from 'kysely';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFolder, prepareDataFolder } from '@server/storage/data-folder';
import { openEngine, openStorage } from '@server/storage/open-storage';
import { migrate } from '@server/storage/sql/migrate';
import { foldedName, sqlTypes } from '@server/storage/sql/names';
import { openPglite } from '@server/storage/sql/pglite-engine';
import type { TableSchema } from '@server/storage/table-schema';
import { systemTables } from '@server/storage/system-tables';
import { notes } from './notes';
import { putDatabase } from './pglite-database';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'portal-storage-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('migrations', () => {
  it('create the system tables as the schemas describe them', async () => {
    putDatabase(folder);
    const { db, close } = await openPglite(join(folder, databaseFolder));
    await migrate(db, systemTables);
    const { rows } = await sql<Record<string, string>>`
      select table_name, column_name, data_type, is_nullable from information_schema.columns
      where table_schema = current_schema() and table_name <> 'schema_migrations'`.execute(db);
    const made = rows.map(
      (row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`,
    );
    const described = systemTables.flatMap(({ name, columns }) =>
      Object.entries(columns).flatMap(([column, { type, nullable, folded }]) => [
        `${name}.${column} ${sqlTypes[type]} ${nullable ? 'YES' : 'NO'}`,
        ...(folded ? [`${name}.${foldedName(column)} text YES`] : []),
      ]),
    );
    expect(made.sort()).toEqual(described.sort());
    await close();
  });
});

describe('existing table', () => {
  it('gets a foreign key for a column that has become a relation, and loses it', async () => {
    putDatabase(folder);
    const { db, close } = await openPglite(join(folder, databaseFolder));
    const tables = (isRelation: boolean): TableSchema[] =>
      [
        {
          name: 'bays',
          key: 'id',
          columns: { id: { type: 'integer' }, yard_id: { type: 'integer', nullable: true } },
        },
        { name: 'yards', key: 'id', columns: { id: { type: 'integer' } } },
      ].map((schema): TableSchema => {
        const plain = schema as TableSchema;
        return isRelation && plain.name === 'bays'
          ? { ...plain, references: [{ column: 'yard_id', table: 'yards' }] }
          : plain;
      });
    const into = (isRelation: boolean) => migrate(db, [...systemTables, ...tables(isRelation)]);
    await into(false);
    await sql`insert into bays (yard_id) values (7), (null)`.execute(db);
    await expect(into(true)).rejects.toThrow(
      'Column "yard_id" of table "bays" has 1 value with no row of table "yards".',
    );
    await sql`insert into yards (id) values (7)`.execute(db);
    expect((await into(true)).steps).toEqual([
      'Let column "yard_id" of table "bays" refer to table "yards".',
    ]);
    await expect(sql`delete from yards`.execute(db)).rejects.toThrow('foreign key');
    expect((await into(true)).steps).toEqual([]);
    expect((await into(false)).steps).toEqual(['Drop reference "bays_yard_id_reference".']);
    await sql`delete from yards`.execute(db);
    await close();
  });

  it('allows null in a column that has become nullable', async () => {
    putDatabase(folder);
    const { db, close } = await openPglite(join(folder, databaseFolder));
    const shares = (nullable: boolean): TableSchema => ({
      name: 'shares',
      key: 'id',
      columns: { id: { type: 'integer' }, share: { type: 'real', nullable } },
    });
    await migrate(db, [...systemTables, shares(false)]);
    await sql`insert into shares (share) values (0.5)`.execute(db);
    await migrate(db, [...systemTables, shares(true)]);
    await sql`insert into shares (share) values (null)`.execute(db);
    const { rows } = await sql`select share from shares order by id`.execute(db);
    expect(rows).toEqual([{ share: 0.5 }, { share: null }]);
    await close();
  });
});

describe('opening a data folder', () => {
  it('creates missing folders', () => {
    const deep = join(folder, 'deep', 'down');
    prepareDataFolder(deep);
    expect(readdirSync(deep)).toEqual([]);
  });

  it('adds new columns and indexes of a declaration to existing rows', async () => {
    const settings = { dataFolder: folder };
    putDatabase(folder);
    const { title, ...rest } = notes.columns;
    const before = { ...notes, columns: { ...rest, title: { type: 'text' as const } } };
    delete (before.columns as Record<string, unknown>).amount;
    const first = await openStorage(settings, [
      ...systemTables,
      { ...before, indexes: [], unique: [], exactIndexes: [], searched: [] },
    ]);
    await first.storage.table('notes').insert({ client_id: 1, title: 'Éclair' });
    await first.storage.close();
    const second = await openStorage(settings, [
      ...systemTables,
      {
        ...notes,
        columns: { ...rest, title: title ?? { type: 'text' }, amount: { type: 'real', initial: 2.5 } },
      },
    ]);
    const list = await second.storage.table('notes').list({
      where: [],
      search: { fields: ['title'], text: 'ecl' },
      sort: [{ field: 'amount', order: 'asc' }],
      offset: 0,
      limit: 10,
    });
    expect(list).toMatchObject({ total_count: 1, data: [{ title: 'Éclair', amount: 2.5 }] });
    await second.storage.close();
    const changed = { ...notes, columns: { ...notes.columns, title: { type: 'real' as const } } };
    await expect(openStorage(settings, [...systemTables, changed])).rejects.toThrow('needs a migration');
  });

  it('adds new columns to a database that is open already', async () => {
    putDatabase(folder);
    const settings = { dataFolder: folder };
    const engine = await openEngine(settings);
    const kept = { ...engine, close: () => Promise.resolve() };
    const { amount: _amount, ...columns } = notes.columns;
    const before = { ...notes, columns, indexes: [], exactIndexes: [] };
    const first = await openStorage(settings, [...systemTables, before], kept);
    await first.storage.table('notes').insert({ client_id: 1, title: 'Alder' });
    await first.storage.close();
    const amount = { type: 'real', initial: 2.5 } as const;
    const after = { ...notes, columns: { ...notes.columns, amount } };
    const second = await openStorage(settings, [...systemTables, after], kept);
    expect(await second.storage.table('notes').find([])).toMatchObject([{ title: 'Alder', amount: 2.5 }]);
    await engine.close();
  });

  it('reports in one sentence that the folder cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const wrong = openStorage({ dataFolder: join(file, 'data') }, systemTables);
    await expect(wrong).rejects.toThrow(/^The data folder .*data is not writable\.$/);
  });

  it('rejects a folder that another server uses, and takes over from a dead one', async () => {
    putDatabase(folder, 'with tables');
    writeFileSync(join(folder, 'server.lock'), '4194301 12345\n');
    const { storage } = await openStorage({ dataFolder: folder }, systemTables);
    await expect(openStorage({ dataFolder: folder }, systemTables)).rejects.toThrow(
      'in use by another server',
    );
    await storage.close();
    writeFileSync(join(folder, 'server.lock'), `${process.ppid} 1\n`);
    await (await openStorage({ dataFolder: folder }, systemTables)).storage.close();
  });
});
