import { freeSpaceIn } from '../data-folder';
import { databaseUnavailable, diskFull } from '../storage-unavailable';
import { createPglite, isFatal, type PgliteClient } from './pglite-client';

/**
 * PGlite stops for good when it runs out of disk space. This reserve, a few segments of its journal, is never used for
 * writes.
 */
const reservedBytes = 48 * 1024 * 1024;

/** A PGlite of a folder that is reopened after it broke. Callers must take turns. */
export interface PgliteHandle {
  /** Returns the usable database. Throws StorageUnavailable while it cannot be reopened. */
  getClient(): Promise<PgliteClient>;
  /** Throws StorageUnavailable when the disk has no space for a write. */
  requireSpace(): void;
  /** Records an error. After a fatal error PGlite is no longer used, because any later query would wait forever. */
  reportError(error: unknown): void;
  isBroken(): boolean;
  close(): Promise<void>;
}

/** Creates the handle. `space` returns the free bytes on a folder's disk. */
export const createPgliteHandle = async (
  folder?: string,
  space: (folder: string) => number = freeSpaceIn,
): Promise<PgliteHandle> => {
  let pglite = await createPglite(folder);
  let isBroken = false;
  const requireSpace = (): void => {
    if (folder !== undefined && space(folder) < reservedBytes) throw diskFull();
  };
  return {
    getClient: async () => {
      if (!isBroken) return pglite;
      requireSpace();
      // Two threads must never write to the same files.
      await pglite.stop();
      try {
        pglite = await createPglite(folder);
      } catch (error) {
        throw databaseUnavailable(error);
      }
      isBroken = false;
      return pglite;
    },
    requireSpace,
    reportError: (error) => {
      if (folder !== undefined && isFatal(error)) isBroken = true;
    },
    isBroken: () => isBroken,
    close: () => (isBroken ? pglite.stop() : pglite.close()),
  };
};
