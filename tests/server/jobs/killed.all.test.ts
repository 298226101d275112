import { beforeAll, expect, test } from 'vitest';
import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import { createJobs } from '@server/jobs/jobs';
import { jobKinds } from '@server/jobs/kinds';
import { silentLog } from '@server/log';
import { createOutbox } from '@server/mail/outbox';
import { createMemoryStorage } from '@server/storage/memory/memory-storage';
import type { Storage } from '@server/storage/storage';
import { runs } from '@tests/helpers/scale';
import { killableStorage, newLife, type Life } from '@tests/server/generated/killed-world';
import { createDelayedWorld, fillStorage } from '@tests/server/rights/delayed/world';
import { schemas } from '@tests/server/storage/pglite-database';

let created: Awaited<ReturnType<typeof createDelayedWorld>>;
beforeAll(async () => {
  created = await createDelayedWorld();
});

const address = 'nadia@client.example';

const stepsLeft = ({ left }: Life): number => left ?? 0;

/** Starts a server on a storage. Mails that it has sent are kept when it is killed. */
const serverOn = async (storage: Storage, world: Storage) => {
  const base = created.world.api.deps;
  const { publicUrl, clock } = base;
  const mailer = createOutbox({ storage: world, publicUrl, now: () => clock.now() });
  const own = { ...base, storage, mailer, log: silentLog };
  const jobs = createJobs(own, jobKinds, { interval: null, pause: 0 });
  const deps: ApiDeps = { ...own, jobs };
  await jobs.start(deps, { exclusive: true });
  return { app: createApi(deps), jobs, outbox: mailer };
};

/** Adds a user with a server that is killed after some steps of its storage, and starts another one on what is left. */
const killedAfter = async (left: number) => {
  const world = await fillStorage(createMemoryStorage(schemas), created.data);
  const life: Life = { ...newLife(), left: null };
  const first = await serverOn(killableStorage(world, life), world);
  await first.jobs.settled();
  life.left = left;
  const answer = await first.app.request('/api/v1/users', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${created.world.tokens.get('admin') ?? ''}`,
    },
    body: JSON.stringify({
      first_name: 'Nadia',
      last_name: 'Karim',
      username: address,
      role_id: 1,
      eip_client_ids: [],
    }),
  });
  await first.jobs.settled();
  const [wasKilled, taken] = [life.isDead, left - stepsLeft(life)];
  life.isDead = true;
  const second = await serverOn(world, world);
  await second.jobs.settled();
  const { app, outbox } = second;

  const [user] = await world.table('users').find([{ field: 'username', op: 'eq', value: address }]);
  const id = Number(user?.['id'] ?? 0);
  const mails = (await outbox.latest()).filter(({ to }) => to === address);
  const token = /token=([^&\s]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const set = await app.request('/api/v1/auth/set-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, password: 'Fresh-water-7' }),
  });
  const recorded = await world.table('audit_trail').count([
    { field: 'action', op: 'eq', value: 'create' },
    { field: 'record_id', op: 'eq', value: String(id) },
  ]);
  // The world has a job that was given up.
  const open = await world.table('jobs').count([
    { field: 'job_status', op: 'in', value: ['waiting', 'running', 'failed'] },
    { field: 'kind', op: 'eq', value: 'password-link' },
  ]);
  return {
    wasKilled,
    taken,
    status: answer.status,
    users: user ? 1 : 0,
    recorded,
    mails: mails.length,
    set: set.status,
    open,
  };
};

test('a server killed at any step leaves the user, the trail and an invitation that works, or none of them', async () => {
  const { taken: total } = await killedAfter(10_000);
  const points = Math.min(runs(12, 200), total);
  const seen = new Set<string>();
  for (let point = 1; point <= points; point++) {
    const steps = Math.round((point * total) / points);
    const { wasKilled, status, users, recorded, mails, set, open } = await killedAfter(steps);
    const where = `after ${steps} steps`;
    expect([recorded, open], where).toEqual([users, 0]);
    expect(mails > 0, where).toBe(users === 1);
    expect(mails, where).toBeLessThanOrEqual(2);
    expect(set, where).toBe(users === 1 ? 200 : 400);
    if (status === 201) expect(users, where).toBe(1);
    seen.add(`${wasKilled ? 'killed' : 'done'} ${users}`);
  }
  expect([...seen].sort()).toEqual(['done 1', 'killed 0', 'killed 1']);
});
