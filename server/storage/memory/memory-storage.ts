import { Mutex } from '../mutex';
import { columnOf } from '../row-values';
import type { Collection, Read, Row, Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import { memoryCollection, type Slot } from './memory-collection';
import { emptyTable, type TableState } from './table-state';

const directly: Slot['turn'] = (work) => Promise.resolve().then(work);

/** Storage without a database, for tests and the demo build: the same answers as SQL, gone with the process. */
export const createMemoryStorage = (schemas: readonly TableSchema[]): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const mutex = new Mutex();
  let states = new Map<string, TableState>();

  const schemaOf = (name: string): TableSchema => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`There is no table ${name}`);
    return schema;
  };

  const tableIn = (name: string, turn: Slot['turn']): Collection =>
    memoryCollection(schemaOf(name), {
      read: () => states.get(name) ?? emptyTable,
      write: (state) => void states.set(name, state),
      turn,
    });

  /** For one turn, so that all reads see the same moment. */
  const readInTurn = async (reads: Readonly<Record<string, Read>>): Promise<Record<string, Row[]>> => {
    const found: Record<string, Row[]> = {};
    for (const [name, { table, where, within }] of Object.entries(reads)) {
      const tests = [...where];
      if (within) {
        const [earlier, rows] = [reads[within.read], found[within.read]];
        if (!earlier || !rows) throw new Error(`There is no read ${within.read} before`);
        columnOf(schemaOf(earlier.table), within.column);
        const value = rows.flatMap((row) => row[within.column] ?? []);
        tests.push({ field: within.field, op: 'in', value });
      }
      found[name] = await tableIn(table, directly).find(tests);
    }
    return found;
  };

  const view = (turn: Slot['turn'], transaction: Storage['transaction']): Storage => ({
    table: (name) => tableIn(name, turn),
    readTogether: async (reads) => turn(() => readInTurn(reads)),
    transaction,
    optimize: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });

  const inside: Storage = view(directly, (work) => work(inside));

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
