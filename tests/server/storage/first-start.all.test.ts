import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import { systemTables } from '@server/storage/system-tables';

// PGlite takes seconds to create a database. Other tests start with a copy of one.
it('starts over after an interrupted first start, and keeps what was written after that', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'database.new', 'base'), { recursive: true });
  writeFileSync(join(folder, 'database.new', 'PG_VERSION'), '');
  const first = await openStorage({ dataFolder: folder }, systemTables);
  expect(first).toMatchObject({ fresh: true, kind: 'pglite' });
  await first.storage.table('seeded').insert({ name: 'users', at: '2026-01-01' });
  await first.storage.close();
  const second = await openStorage({ dataFolder: folder }, systemTables);
  expect(second.fresh).toBe(false);
  await second.storage.close();
}, 60_000);
