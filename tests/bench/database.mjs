import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Runs statements in the PostgreSQL of the URL or, without one, in the PGlite of a data folder whose server is stopped. */
export const withDatabase = async (databaseUrl, folder, work) => {
  if (databaseUrl) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await work((text) => client.query(text));
    await client.end();
    return;
  }
  const database = await PGlite.create({ dataDir: join(folder, 'database') });
  await work((text) => database.query(text));
  await database.close();
};

/** Returns the names of a table's columns for statements, without key and client. */
export const columnsOf = async (query, table) => {
  const { rows } = await query(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = '${table}' and column_name not in ('id', 'client_id')`,
  );
  return rows.map(({ name }) => `"${name}"`).join(', ');
};
