import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Storage } from '@server/storage/storage';
import { schemas } from '../storage/pglite-database';
import { restorable } from '../storage/restorable';
import { createWorld, type World } from './world';

interface Opened {
  readonly storage?: Storage;
  close(): Promise<void>;
}

const inMemory = (): Promise<Opened> => Promise.resolve({ close: () => Promise.resolve() });

export interface KeptWorld {
  readonly world: World;
  /** Puts the rows and the clock back to what they were. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Creates one world for all tests of a file. `restore` makes it new after each of them. */
export const keepWorld = async (open = inMemory): Promise<KeptWorld> => {
  const { storage = createMemoryStorage(schemas), close } = await open();
  const { storage: own, keep, restore } = restorable(storage);
  const world = await createWorld({ storage: own });
  await keep();
  return {
    world,
    restore: async () => {
      await world.api.settled();
      await restore();
      world.api.rewind();
    },
    close,
  };
};
