import { sql } from 'kysely';
import type { Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import { createCounts, noCounts } from './counts';
import type { Database, Engine } from './database';
import { matchTogether } from './match';
import { readTogether } from './read-together';
import { sqlCollection, type Notes } from './sql-collection';

/** Whether the database ended the transaction because of a deadlock or a serialization failure. */
const isCollision = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown }).code));
const mostTries = 5;
/** How long a cached count may lag behind writes of another server of the same database. */
const sharedMs = 5000;

/** Retries a transaction that collided. The database has rolled it back completely. */
const untilThrough = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error) || tries === mostTries) throw error;
    }
};

/** Storage in a Postgres database whose tables exist already (see `migrate`). */
export const createSqlStorage = (engine: Engine, schemas: readonly TableSchema[]): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));

  const counts = createCounts(engine.isShared ? sharedMs : Infinity);

  const schemaOf = (name: string): TableSchema => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`There is no table ${name}`);
    return schema;
  };

  const view = (
    db: Database,
    notes: Notes,
    rest: Omit<Storage, 'table' | 'readTogether' | 'match'>,
  ): Storage => ({
    table: (name) => sqlCollection(db, schemaOf, name, notes),
    readTogether: (reads) => readTogether(db, schemaOf, reads),
    match: async (queries) =>
      db.isTransaction
        ? matchTogether(db, schemaOf, queries)
        : db.transaction().execute((transaction) => matchTogether(transaction, schemaOf, queries)),
    ...rest,
  });

  const inTransaction = (db: Database, written: Set<string>): Storage => {
    const notes = { counts: noCounts, onWritten: (table: string) => void written.add(table) };
    const inside: Storage = view(db, notes, {
      transaction: (work) => work(inside),
      optimize: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    return inside;
  };

  return view(
    engine.db,
    { counts, onWritten: counts.forget },
    {
      transaction: async (work) => {
        const written = new Set<string>();
        try {
          return await untilThrough(() =>
            engine.db.transaction().execute((db) => work(inTransaction(db, written))),
          );
        } finally {
          // Other transactions only see the writes from now on.
          written.forEach(counts.forget);
        }
      },
      optimize: async () => {
        await sql`vacuum analyze`.execute(engine.db);
      },
      close: () => engine.close(),
    },
  );
};
