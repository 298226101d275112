import { spaceIn } from '../data-folder';
import { databaseAway, diskFull } from '../storage-unavailable';
import { createPglite, isDeadly, type PgliteClient } from './pglite-client';

/**
 * PGlite stops for good when it runs out of disk space. This reserve, a few segments of its journal, is never used for
 * writes.
 */
const reserve = 48 * 1024 * 1024;

/** A PGlite of a folder that is reopened after it broke. Callers must take turns. */
export interface PgliteHandle {
  /** Returns the usable database. Throws StorageUnavailable while it cannot be reopened. */
  usable(): Promise<PgliteClient>;
  /** Throws StorageUnavailable when the disk has no space for a write. */
  requireSpace(): void;
  /** Records an error. After a fatal error PGlite is no longer used, because any later query would wait forever. */
  noteFailure(error: unknown): void;
  isBroken(): boolean;
  close(): Promise<void>;
}

/** Creates the handle. `space` returns the free bytes on a folder's disk. */
export const createPgliteHandle = async (
  folder?: string,
  space: (folder: string) => number = spaceIn,
): Promise<PgliteHandle> => {
  let pglite = await createPglite(folder);
  let isBroken = false;
  const requireSpace = (): void => {
    if (folder !== undefined && space(folder) < reserve) throw diskFull();
  };
  return {
    usable: async () => {
      if (!isBroken) return pglite;
      requireSpace();
      // Two threads must never write to the same files.
      await pglite.stop();
      try {
        pglite = await createPglite(folder);
      } catch (error) {
        throw databaseAway(error);
      }
      isBroken = false;
      return pglite;
    },
    requireSpace,
    noteFailure: (error) => {
      if (folder !== undefined && isDeadly(error)) isBroken = true;
    },
    isBroken: () => isBroken,
    close: () => (isBroken ? pglite.stop() : pglite.close()),
  };
};
