import { sql } from 'kysely';
import type { Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import { createCountCache, noCountCache } from './count-cache';
import type { Database, Engine } from './database';
import { matchTogether } from './match';
import { readTogether } from './read-together';
import { sqlCollection, type CollectionContext } from './sql-collection';
import { withReferenceViolation } from './writes';

/** Whether the database ended the transaction because of a deadlock or a serialization failure. */
const isCollision = (error: unknown): boolean =>
  ['40P01', '40001'].includes(String((error as { code?: unknown }).code));
const maxTries = 5;
/** How long a cached count may lag behind writes of another server of the same database. */
const sharedCountTtlMs = 5000;

/** Retries a transaction that collided. The database has rolled it back completely. */
const retryTransaction = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await run();
    } catch (error) {
      if (!isCollision(error) || tries === maxTries) throw error;
    }
};

/** Storage in a Postgres database whose tables exist already (see `migrate`). */
export const createSqlStorage = (engine: Engine, schemas: readonly TableSchema[]): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));

  const counts = createCountCache(engine.isShared ? sharedCountTtlMs : Infinity);

  const schemaOf = (name: string): TableSchema => {
    const schema = byName.get(name);
    if (!schema) throw new Error(`There is no table ${name}`);
    return schema;
  };

  const view = (
    db: Database,
    context: CollectionContext,
    rest: Omit<Storage, 'hasOneConnection' | 'table' | 'readTogether' | 'match'>,
  ): Storage => ({
    hasOneConnection: engine.hasOneConnection,
    table: (name) => sqlCollection(db, schemaOf, name, context),
    readTogether: (reads) => readTogether(db, schemaOf, reads),
    match: (queries) => matchTogether(context.patientDb, schemaOf, queries),
    ...rest,
  });

  const inTransaction = (
    db: Database,
    written: Set<string>,
    onCommit: (work: () => void) => void,
  ): Storage => {
    const context = {
      counts: noCountCache,
      onWritten: (table: string) => void written.add(table),
      patientDb: db,
    };
    const txStorage: Storage = view(db, context, {
      transaction: (work) => work(txStorage),
      afterCommit: onCommit,
      optimize: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    return txStorage;
  };

  return view(
    engine.db,
    { counts, onWritten: counts.invalidate, patientDb: engine.patientDb },
    {
      transaction: async (work) => {
        const written = new Set<string>();
        let committed: (() => void)[] = [];
        try {
          return await retryTransaction(() => {
            committed = [];
            return withReferenceViolation(() =>
              engine.db
                .transaction()
                .execute((db) => work(inTransaction(db, written, (one) => void committed.push(one)))),
            );
          });
        } catch (error) {
          committed = [];
          throw error;
        } finally {
          // Other transactions only see the writes from now on.
          written.forEach(counts.invalidate);
          for (const one of committed) one();
        }
      },
      afterCommit: (work) => work(),
      optimize: async () => {
        await sql`vacuum analyze`.execute(engine.db);
      },
      close: () => engine.close(),
    },
  );
};
