import { Mutex } from 'async-mutex';
import type { Matches, MatchQuery, ReadQuery, Row, Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import { matchIn, memoryCollection, type Tables } from './memory-collection';
import { checkReferences, emptyTable, type TableState } from './table-state';

/** The tables of each memory storage at this moment. */
const statesOf = new WeakMap<Storage, () => ReadonlyMap<string, TableState>>();

const directly: Tables['turn'] = (work) => Promise.resolve().then(work);

/**
 * Storage without a database, for tests and the demo build. Returns the same results as SQL and is lost with the process.
 * Begins with the rows of `origin`, another memory storage with the same tables, without copying them.
 */
export const createMemoryStorage = (schemas: readonly TableSchema[], origin?: Storage): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const mutex = new Mutex();
  let states = new Map<string, TableState>(origin && statesOf.get(origin)?.());
  /** The tables that the current turn or transaction has written. */
  let written = new Set<string>();

  const schemaOf = (name: string): TableSchema => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`There is no table ${name}`);
    return schema;
  };

  const tablesFor = (turn: Tables['turn']): Tables => ({
    schemaOf,
    read: (name) => states.get(name) ?? emptyTable,
    write: (name, state) => {
      written.add(name);
      states.set(name, state);
    },
    turn,
  });

  /** Runs work that keeps everything that it writes, or nothing when it fails or leaves a row that refers to none. */
  const committing = async <T>(work: () => T | Promise<T>): Promise<T> => {
    const before = new Map(states);
    written = new Set();
    try {
      const result = await work();
      checkReferences(schemas, (name) => states.get(name) ?? emptyTable, written);
      return result;
    } catch (error) {
      states = before;
      throw error;
    }
  };

  /** Runs all reads in one turn, so that they see the same state. */
  const readInTurn = async (reads: Readonly<Record<string, ReadQuery>>): Promise<Record<string, Row[]>> => {
    const found: Record<string, Row[]> = {};
    for (const [name, { table, where }] of Object.entries(reads))
      found[name] = await memoryCollection(tablesFor(directly), table).find(where);
    return found;
  };

  const matchInTurn = (queries: Readonly<Record<string, MatchQuery>>): Record<string, Matches> =>
    Object.fromEntries(
      Object.entries(queries).map(([name, query]) => [name, matchIn(tablesFor(directly), query)]),
    );

  const view = (
    turn: Tables['turn'],
    transaction: Storage['transaction'],
    afterCommit: Storage['afterCommit'],
  ): Storage => ({
    hasOneConnection: true,
    table: (name) => memoryCollection(tablesFor(turn), name),
    readTogether: async (reads) => turn(() => readInTurn(reads)),
    match: async (queries) => turn(() => matchInTurn(queries)),
    transaction,
    afterCommit,
    optimize: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });

  let committed: (() => void)[] = [];
  const txStorage: Storage = view(
    directly,
    (work) => work(txStorage),
    (work) => void committed.push(work),
  );

  const storage = view(
    (work) => mutex.runExclusive(() => committing(work)),
    (work) =>
      mutex.runExclusive(async () => {
        committed = [];
        try {
          return await committing(() => work(txStorage));
        } catch (error) {
          committed = [];
          throw error;
        } finally {
          for (const one of committed) one();
        }
      }),
    (work) => work(),
  );
  statesOf.set(storage, () => states);
  return storage;
};
