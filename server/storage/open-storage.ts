import { join } from 'node:path';
import { databaseFolder, prepareDataFolder, restrictDataFolderAccess } from './data-folder';
import { lockFolder } from './folder-lock';
import type { Engine } from './sql/database';
import { migrate } from './sql/migrate';
import { openPglite } from './sql/pglite-engine';
import { openPostgres } from './sql/postgres-engine';
import { createSqlStorage } from './sql/sql-storage';
import type { Storage } from './storage';
import type { TableSchema } from './table-schema';

export interface StorageSettings {
  /** The folder of the PGlite database. In memory when absent. Not used when `databaseUrl` is set. */
  readonly dataFolder?: string;
  readonly databaseUrl?: string;
}

export interface OpenedStorage {
  readonly storage: Storage;
  /** Whether nothing was seeded into it yet. */
  readonly fresh: boolean;
  readonly kind: 'postgres' | 'pglite';
}

const openInFolder = async (dataFolder: string): Promise<Engine> => {
  prepareDataFolder(dataFolder);
  const unlock = lockFolder(dataFolder);
  try {
    const engine = await openPglite(join(dataFolder, databaseFolder));
    // PGlite sets its own file modes and ignores the umask of the process.
    restrictDataFolderAccess(dataFolder);
    return { ...engine, close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens the database as it is. Throws an Error with one clear sentence when the folder is not writable or in use, or when
 * the database is not reachable.
 */
export const openEngine = ({ dataFolder, databaseUrl }: StorageSettings): Promise<Engine> => {
  if (databaseUrl) return openPostgres(databaseUrl);
  return dataFolder ? openInFolder(dataFolder) : openPglite();
};

/**
 * Opens the database, unless an open one is given, and migrates it to the given schemas. Throws as `openEngine` does, and
 * with a sentence for each reason why the database cannot be migrated.
 */
export const openStorage = async (
  settings: StorageSettings,
  schemas: readonly TableSchema[],
  opened?: Engine,
): Promise<OpenedStorage> => {
  const engine = opened ?? (await openEngine(settings));
  try {
    await migrate(engine.db, schemas);
    const storage = createSqlStorage(engine, schemas);
    const fresh = (await storage.table('seeded').count([])) === 0;
    return { storage, fresh, kind: settings.databaseUrl ? 'postgres' : 'pglite' };
  } catch (error) {
    await engine.close();
    throw error;
  }
};
