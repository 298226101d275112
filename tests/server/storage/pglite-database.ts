import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resources } from '@resources';
import { databaseFolder } from '@server/storage/data-folder';
import { openStorage } from '@server/storage/open-storage';
import { openPglite } from '@server/storage/sql/pglite-engine';
import type { Storage } from '@server/storage/storage';
import { resourceTables } from '@server/storage/resource-tables';
import { systemTables } from '@server/storage/system-tables';
import type { TableSchema } from '@server/storage/table-schema';

/** All tables of the server. */
export const schemas = [...systemTables, ...resourceTables(resources)];

const cache = 'node_modules/.cache/portal';
const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
  readonly version: string;
};

/** Returns a hash of everything that determines the content of a migrated database. */
const keyOfTables = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(schemas));
  for (const file of readdirSync('server/storage', { recursive: true, encoding: 'utf8' }).sort())
    if (file.endsWith('.ts')) hash.update(readFileSync(join('server/storage', file)));
  return hash.digest('hex').slice(0, 16);
};

/** Returns a data folder that is created once and kept between runs. Creating one takes PGlite five seconds, copying it none. */
const template = async (
  name: string,
  key: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> => {
  const folder = join(cache, `${name}-${key}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const isOlder = (other: string): boolean => other.startsWith(`${name}-`) && !other.includes(key);
  for (const other of readdirSync(cache).filter(isOlder))
    rmSync(join(cache, other), { recursive: true, force: true });
  const draft = mkdtempSync(`${folder}-draft-`);
  try {
    await make(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
};

const put = (template: string, folder: string): void =>
  cpSync(join(template, databaseFolder), join(folder, databaseFolder), { recursive: true });

// Runs while the module is loaded, where no test timeout applies.
const withoutTables = await template('pglite', version, async (folder) =>
  (await openPglite(join(folder, databaseFolder))).close(),
);
const withTables = await template('tables', `${version}-${keyOfTables()}`, async (folder) => {
  put(withoutTables, folder);
  await (await openStorage({ dataFolder: folder }, schemas)).storage.close();
});

/** Puts a database into a data folder that has none: without tables, or with all tables of the server and no rows. */
export const putDatabase = (folder: string, tables?: 'with tables'): void =>
  put(tables ? withTables : withoutTables, folder);

/** Opens a separate, empty PGlite with all tables of the server and those of `declared`. */
export const openPgliteStorage = async (declared: readonly TableSchema[] = schemas): Promise<Storage> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-pglite-'));
  putDatabase(dataFolder, 'with tables');
  const { storage } = await openStorage({ dataFolder }, declared);
  const close = () => storage.close().finally(() => rmSync(dataFolder, { recursive: true, force: true }));
  return { ...storage, close };
};
