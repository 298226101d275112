import pg from 'pg';

/** Returns the URL of the test server, or null when none is set or reachable. Then prints that this part did not run. */
export const reachablePostgres = async (): Promise<string | null> => {
  const url = process.env.TEST_DATABASE_URL;
  const client = url ? new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 }) : null;
  try {
    await client?.connect();
    await client?.end();
    if (url) return url;
  } catch {
    // Reported below, like a missing address.
  }
  process.stdout.write(
    'PostgreSQL: its tests of storage and API did not run, because TEST_DATABASE_URL leads to no server.\n',
  );
  return null;
};

/** Creates a database on that server, empty or as a copy of another one. `drop` removes it. */
export const newDatabase = async (
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `portal_test_${process.pid}_${Date.now()}_${Math.floor(performance.now())}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
};
