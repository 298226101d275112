import type { Collection, Row, Storage } from '@server/storage/storage';
import { schemas } from './pglite-database';

const writes = ['insert', 'insertMany', 'update', 'remove'] as const;

/**
 * Wraps a storage with the tables of the server, whose rows can be put back: opening and filling a database takes seconds,
 * putting back the few tables that a test writes takes milliseconds.
 */
export const restorable = (storage: Storage) => {
  const written = new Set<string>();
  let kept = new Map<string, Row[]>();

  const recording = (name: string, collection: Collection): Collection => ({
    ...collection,
    ...Object.fromEntries(
      writes.map((write) => [
        write,
        (...given: unknown[]) => {
          written.add(name);
          return (collection[write] as (...values: unknown[]) => unknown)(...given);
        },
      ]),
    ),
  });
  const wrapped = (base: Storage): Storage => ({
    ...base,
    table: (name) => recording(name, base.table(name)),
    transaction: (work) => base.transaction((tx) => work(wrapped(tx))),
  });

  return {
    storage: wrapped(storage),
    /** Keeps the rows of all tables. */
    keep: async (): Promise<void> => {
      kept = new Map();
      for (const { name } of schemas) kept.set(name, await storage.table(name).find([]));
      written.clear();
    },
    /** Puts back the rows that were kept. */
    restore: async (): Promise<void> => {
      await storage.transaction(async (tx) => {
        for (const name of written) {
          await tx.table(name).remove([]);
          await tx.table(name).insertMany(kept.get(name) ?? []);
        }
      });
      written.clear();
    },
  };
};
