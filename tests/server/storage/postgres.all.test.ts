import { afterAll, describe, expect, it } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import { systemTables } from '@server/storage/system-tables';
import { agreesWithMemory } from './agreement';
import { agreesOnConditions } from './condition-agreement';
import { storageContract } from './contract';
import { agreesOnJoins } from './join-agreement';
import { notes, replies } from './notes';
import { newDatabase, reachablePostgres } from './postgres-database';
import { referenceContract } from './reference-contract';

const server = await reachablePostgres();
const schemas = [...systemTables, notes, replies];

describe.runIf(server)('PostgreSQL', () => {
  const drops: (() => Promise<void>)[] = [];
  const fresh = async () => {
    const database = await newDatabase(server ?? '');
    drops.push(database.drop);
    return database.url;
  };
  afterAll(() => Promise.all(drops.map((drop) => drop())));
  const open = async () => (await openStorage({ databaseUrl: await fresh() }, schemas)).storage;

  storageContract('PostgreSQL', open);
  referenceContract('PostgreSQL', open);
  describe('compared with memory', () => agreesWithMemory('PostgreSQL', open));
  agreesOnConditions('PostgreSQL', open);
  agreesOnJoins('PostgreSQL', open);

  it('lets several servers start on one empty database at the same time', async () => {
    const databaseUrl = await fresh();
    const opened = await Promise.all([1, 2, 3, 4].map(() => openStorage({ databaseUrl }, schemas)));
    expect(opened.every(({ kind, fresh: isFresh }) => kind === 'postgres' && isFresh)).toBe(true);
    await Promise.all(opened.map(({ storage }) => storage.close()));
  });
});

it('reports an unreachable PostgreSQL in one sentence, without the password', async () => {
  const opening = openStorage({ databaseUrl: 'postgres://portal:s3cret@127.0.0.1:9/portal' }, schemas);
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  expect(error?.message).toMatch(/^DATABASE_URL does not lead to a usable PostgreSQL: /);
  expect(error?.message).not.toContain('s3cret');
});
