import { sql } from 'kysely';
import type { Storage } from '../storage';
import type { TableSchema } from '../table-schema';
import type { Database, Engine } from './database';
import { sqlCollection } from './sql-collection';

/** Storage in a database of the Postgres kind, whose tables exist already (see `migrate`). */
export const createSqlStorage = (engine: Engine, schemas: readonly TableSchema[]): Storage => {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));

  const view = (db: Database, rest: Omit<Storage, 'table'>): Storage => ({
    table: (name) => {
      const schema = byName.get(name);
      if (!schema) throw new Error(`There is no table ${name}`);
      return sqlCollection(db, schema);
    },
    ...rest,
  });

  const inTransaction = (db: Database): Storage => {
    const inside: Storage = view(db, {
      transaction: (work) => work(inside),
      optimize: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    return inside;
  };

  return view(engine.db, {
    transaction: (work) => engine.db.transaction().execute((db) => work(inTransaction(db))),
    optimize: async () => {
      await sql`vacuum analyze`.execute(engine.db);
    },
    close: () => engine.close(),
  });
};
