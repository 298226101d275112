import { resources } from '@resources';
import { seed } from '@server/seed/seed';
import type { SeedScale } from '@server/seed/seed-source';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { resourceTables } from '@server/storage/resource-tables';
import type { Row, Storage } from '@server/storage/storage';
import { systemTables } from '@server/storage/system-tables';

export const emptyStorage = (): Storage =>
  createMemoryStorage([...systemTables, ...resourceTables(resources)]);

export interface SeededData {
  readonly clients: readonly Row[];
  /** The rows of a table that belong to one client. */
  rows(table: string, clientId: number): readonly Row[];
}

const tables = [
  'workers',
  'locations',
  'payroll',
  'billings',
  'gross-profit',
  'claims',
  'compliance',
  'pact-rewards',
];

/** Seeds an empty storage as of that day and returns its rows. */
export const createSeededData = async (scale: SeedScale, now: Date): Promise<SeededData> => {
  const storage = emptyStorage();
  await seed(storage, { scale, now, hash: (password) => Promise.resolve(password) });
  const groups = new Map<string, Row[]>();
  for (const table of tables)
    for (const row of await storage.table(table).find([])) {
      const key = `${table} ${String(row.client_id)}`;
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  return {
    clients: await storage.table('clients').find([]),
    rows: (table, clientId) => groups.get(`${table} ${clientId}`) ?? [],
  };
};
