import { Mutex } from '../mutex';
import type { Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import { memoryCollection, type Slot } from './memory-collection';
import { emptyTable, type TableState } from './table-state';

/** Storage without a database, for tests and the demo build: the same answers as SQL, gone with the process. */
export const createMemoryStorage = (schemas: readonly TableSchema[]): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const mutex = new Mutex();
  let states = new Map<string, TableState>();

  const view = (turn: Slot['turn'], transaction: Storage['transaction']): Storage => ({
    table: (name) => {
      const schema = byName.get(name);
      if (!schema) throw new Error(`There is no table ${name}`);
      return memoryCollection(schema, {
        read: () => states.get(name) ?? emptyTable,
        write: (state) => void states.set(name, state),
        turn,
      });
    },
    transaction,
    optimize: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });

  const inside: Storage = view(
    (work) => Promise.resolve().then(work),
    (work) => work(inside),
  );

  return view(
    (work) => mutex.run(work),
    (work) =>
      mutex.run(async () => {
        const before = new Map(states);
        try {
          return await work(inside);
        } catch (error) {
          states = before;
          throw error;
        }
      }),
  );
};
