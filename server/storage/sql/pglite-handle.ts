import { spaceIn } from '../data-folder';
import { databaseAway, diskFull } from '../storage-unavailable';
import { createPglite, isDeadly, type PgliteClient } from './pglite-client';

/** Where PGlite asks for space and does not get it, it stops for good; so the last of it, some pieces of its journal, is left alone. */
const reserve = 48 * 1024 * 1024;

/** A PGlite of a folder that is opened anew after it broke. Its users take turns. */
export interface PgliteHandle {
  /** The database to ask. Throws StorageUnavailable while it cannot be opened again. */
  usable(): Promise<PgliteClient>;
  /** Throws StorageUnavailable when there is no room for a write. */
  requireSpace(): void;
  /** Looks at a failure: one that PGlite does not survive ends its use, because any later question would wait for ever. */
  noteFailure(error: unknown): void;
  isBroken(): boolean;
  close(): Promise<void>;
}

/** `space` answers the bytes left on a folder's disk. */
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
