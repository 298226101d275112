import { beforeAll, expect, test } from 'vitest';
import { resources } from '@resources';
import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import { createJobs } from '@server/jobs/jobs';
import { jobKinds } from '@server/jobs/kinds';
import { silentLog } from '@server/log';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import { resourceTables } from '@server/storage/resource-tables';
import type { Row, Storage } from '@server/storage/storage';
import { runs } from '@tests/helpers/scale';
import { createHarness, type Harness } from '@tests/server/api/harness';
import { killableStorage, newLife, type Life } from '@tests/server/generated/killed-world';
import { fillStorage } from '@tests/server/rights/delayed/world';
import { schemas as declaredSchemas } from '@tests/server/storage/pglite-database';
import { addCrates, crates } from './crates';

const count = 1_050;
const declared = [...resources, crates];
const schemas = [
  ...declaredSchemas,
  ...resourceTables([crates]).filter(({ name }) => !declaredSchemas.some((one) => one.name === name)),
];

let api: Harness;
let client: number;
let token: string;
let ids: readonly number[];
const data = new Map<string, Row[]>();
beforeAll(async () => {
  api = await createHarness({ resources: declared });
  client = await api.clientNamed('Harbor Lane Markets');
  token = await api.tokenOf('admin');
  ids = await addCrates(
    api,
    client,
    Array.from({ length: count }, () => ({})),
  );
  for (const { name } of schemas) data.set(name, await api.storage.table(name).find([]));
});

const serverOn = async (storage: Storage) => {
  const own = { ...api.deps, storage, log: silentLog };
  const jobs = createJobs(own, jobKinds, { interval: null, pause: 0 });
  const deps: ApiDeps = { ...own, jobs };
  await jobs.start(deps, { exclusive: true });
  return { app: createApi(deps), jobs };
};

/** The ids of the records that the events of the trail name, in all. */
const recordsInTrail = async (storage: Storage): Promise<unknown[]> => {
  const values = await storage.table('trail_values').find([]);
  return values.flatMap((row) => {
    const changes = JSON.parse(String(row['changes'])) as {
      fields?: { records?: { after: unknown[] } };
    } | null;
    return changes?.fields?.records?.after ?? [];
  });
};

/** Packs all crates with a server that is killed after some steps of its storage, and starts another one on what is left. */
const killedAfter = async (left: number) => {
  const world = await fillStorage(createMemoryStorage(schemas), data);
  const life: Life = newLife();
  const first = await serverOn(killableStorage(world, life));
  life.left = left;
  await first.app.request(`/api/eip/clients/${client}/crates/actions/pack`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids }),
  });
  await first.jobs.settled();
  const [wasKilled, taken] = [life.isDead, left - life.left];
  life.isDead = true;
  await (await serverOn(world)).jobs.settled();
  const packed = await world.table('crates').count([{ field: 'state', op: 'eq', value: 'packed' }]);
  const kept = await world.table('record_versions').count([{ field: 'action', op: 'eq', value: 'update' }]);
  const named = await recordsInTrail(world);
  const open = await world.table('bulk_runs').count([{ field: 'ended', op: 'eq', value: null }]);
  return { wasKilled, taken, packed, kept, named, open };
};

test('a server killed at any step changes all records once, in data, history and trail, or none', async () => {
  const { taken: total } = await killedAfter(100_000);
  const points = Math.min(runs(12, 200), total);
  const seen = new Set<string>();
  for (let point = 1; point <= points; point++) {
    const steps = Math.round((point * total) / points);
    const { wasKilled, packed, kept, named, open } = await killedAfter(steps);
    expect([0, count], `after ${steps} steps`).toContain(packed);
    expect([kept, named.length, new Set(named).size, open], `after ${steps} steps`).toEqual([
      packed,
      packed,
      packed,
      0,
    ]);
    seen.add(`${wasKilled ? 'killed' : 'done'} ${packed}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['killed 0', `killed ${count}`]));
}, 300_000);
