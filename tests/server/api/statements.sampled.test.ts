import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerPermissions } from '@resources/areas';
import { endpointOf } from '@server/api/resources/endpoint';
import { databaseFolder } from '@server/storage/data-folder';
import type { Engine } from '@server/storage/sql/database';
import { migrate } from '@server/storage/sql/migrate';
import { openPglite } from '@server/storage/sql/pglite-engine';
import { openPostgres } from '@server/storage/sql/postgres-engine';
import { createSqlStorage } from '@server/storage/sql/sql-storage';
import { recordEvents, serverActor } from '@server/trail/record-event';
import { resources } from '@resources';
import { createHarness, type Harness } from './harness';
import { putDatabase, schemas } from '../storage/pglite-database';
import { newDatabase, reachablePostgres } from '../storage/postgres-database';
import { sampleOf } from '@tests/helpers/scale';

const server = await reachablePostgres();
const maxStatements = 4;

describe.each(server ? ['PGlite', 'PostgreSQL'] : ['PGlite'])('a page of a list over %s', (name) => {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  };

  let engine: Engine;
  let drop = () => Promise.resolve();
  let api: Harness;
  let callers: readonly string[];
  beforeAll(async () => {
    if (name === 'PGlite') {
      const folder = mkdtempSync(join(tmpdir(), 'portal-statements-'));
      drop = () => rm(folder, { recursive: true });
      putDatabase(folder, 'with tables');
      engine = await openPglite(join(folder, databaseFolder));
    } else {
      const database = await newDatabase(server ?? '');
      drop = database.drop;
      engine = await openPostgres(database.url);
    }
    await migrate(engine.db, schemas);
    const storage = createSqlStorage(
      { ...engine, db: engine.db.withPlugin(counter), patientDb: engine.patientDb.withPlugin(counter) },
      schemas,
    );
    api = await createHarness({ storage });
    await holdAllButAdministration();
    // The trail names the records of each resource.
    await recordEvents(
      api.deps,
      api.storage,
      serverActor,
      resources.map(({ name }) => ({ action: 'update', resource: name, recordId: 1, clientId: 1 })),
    );
    const accounts = [
      'admin',
      'broker',
      'internal',
      'pact',
      'staff',
      'regional',
      'agency',
      'agent',
      'limited',
    ];
    callers = await Promise.all(accounts.map((account) => api.tokenOf(account)));
  });
  afterAll(async () => {
    await api.storage.close();
    await drop();
  });

  /** Gives internal staff all permissions but administration: administrators skip queries, such as whose users they may see. */
  const holdAllButAdministration = async () => {
    const table = api.storage.table('role_permissions');
    await table.remove([{ field: 'role_id', op: 'eq', value: 3 }]);
    const held = providerPermissions.filter((permission) => permission !== 'act_as_eip_admin');
    await table.insertMany(held.map((permission) => ({ role_id: 3, permission })));
  };

  it('workers: session, client, and the page with its count', async () => {
    const token = await api.tokenOf('staff');
    const [client] = await api.storage
      .table('user_clients')
      .find([{ field: 'user_id', op: 'eq', value: await api.userIdOf('staff') }]);
    statements = 0;
    const path = `eip/clients/${Number(client?.client_id)}/workers?offset=10&limit=10`;
    const { body } = await api.call('GET', path, { token });
    expect((body as { data: unknown[] }).data).toHaveLength(10);
    expect(statements).toBe(3);
  });

  const pages = resources.flatMap((resource) => {
    const path = endpointOf(resource)
      .replace(/^\/api\//, '')
      .replace(':clientId', '1');
    const { clientParam } = resource.api;
    // A full page with more rows after it, a page past the last row, and a page that can have all rows.
    const cuts = ['offset=0&limit=1', 'offset=9000&limit=10', 'offset=0&limit=100'];
    return [
      [resource.name, cuts.map((cut) => `${path}?${cut}${clientParam ? `&${clientParam}=1` : ''}`)] as const,
    ];
  });

  it.each(sampleOf(pages, 6))(`%s: at most ${maxStatements} statements`, async (_, paths) => {
    const statementCounts: number[] = [];
    for (const token of callers)
      for (const path of paths) {
        statements = 0;
        const { status } = await api.call('GET', path, { token });
        if (status === 200) statementCounts.push(statements);
      }
    expect(statementCounts.length).toBeGreaterThan(0);
    expect(Math.max(...statementCounts)).toBeLessThanOrEqual(maxStatements);
  });
});
