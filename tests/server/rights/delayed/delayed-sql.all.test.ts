import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '@server/storage/open-storage';
import { schemas } from '@tests/server/storage/pglite-database';
import { newDatabase, reachablePostgres } from '@tests/server/storage/postgres-database';
import { delayedCalls } from './calls';
import { gateAt } from './held';
import {
  type Change,
  changes,
  createDelayedWorld,
  type DelayedCall,
  differences,
  fillStorage,
  openServers,
  requestOf,
  stateOf,
} from './world';

const server = await reachablePostgres();
let created: Awaited<ReturnType<typeof createDelayedWorld>>;
/** A database with the world's data, and a copy of it for each call. */
let template: Awaited<ReturnType<typeof newDatabase>>;

beforeAll(async () => {
  if (!server) return;
  created = await createDelayedWorld();
  template = await newDatabase(server);
  const { storage } = await openStorage({ databaseUrl: template.url }, schemas);
  await fillStorage(storage, created.data);
  await storage.close();
});
afterAll(async () => {
  if (server) await template.drop();
});

/** Whether a transaction of the database waits for the lock of another one. */
const waitsForLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.n) > 0;
};

/**
 * Two servers on one database: one holds a call before a statement, also inside its transaction or before the commit,
 * while the caller changes on the other. A change that waits for the call's transaction comes after it. Any other comes
 * before it, and then the call writes nothing more.
 */
const heldCall = async (call: DelayedCall, change: Change, at: number) => {
  const database = await newDatabase(server ?? '', new URL(template.url).pathname.slice(1));
  const [slow, fast, client] = [
    (await openStorage({ databaseUrl: database.url }, schemas)).storage,
    (await openStorage({ databaseUrl: database.url }, schemas)).storage,
    new pg.Client({ connectionString: database.url }),
  ];
  await client.connect();
  try {
    const gate = gateAt(at);
    const { slow: slowApp } = openServers(created.world, slow, gate, true);
    const servers = openServers(created.world, fast, gateAt(-1));
    const progress: Record<'isAnswered' | 'isMade' | 'isReleased', boolean> = {
      isAnswered: false,
      isMade: false,
      isReleased: false,
    };
    const answer = Promise.resolve(slowApp.request(requestOf(created.world, call))).finally(() => {
      progress.isAnswered = true;
    });
    await Promise.race([gate.reached, answer]);
    if (progress.isAnswered) return { at: 'end' as const };
    const making = change.make(created.world, servers, call.as).then(
      () => {
        progress.isMade = true;
      },
      (error: unknown) => {
        // The call came first, and has ended what the change was made with.
        if (!progress.isReleased) throw error;
      },
    );
    await expect
      .poll(async () => progress.isMade || (await waitsForLock(client)), { interval: 5 })
      .toBe(true);
    const before = progress.isMade ? await stateOf(fast) : null;
    progress.isReleased = true;
    gate.release();
    await making;
    const { status } = await answer;
    return { at, status, wrote: before ? differences(before, await stateOf(fast)) : [] };
  } finally {
    await client.end();
    await slow.close();
    await fast.close();
    await database.drop();
  }
};

/** Each call is held at one in `step` of its points. */
const step = 6;

/** One change of each kind: of the right, of the credentials, of the sign-in. */
const cases = delayedCalls.flatMap((call, index) =>
  changes
    .filter(
      ({ ofClient, ofSignIns, ofRights }) =>
        !ofClient && !(ofSignIns && call.isSignIn) && !(ofRights && call.isLogin),
    )
    .filter((_, kind, all) => kind === index % all.length)
    .map((change) => [`${call.route} of ${call.as}`, change.name, call, change, index % step] as const),
);

test.skipIf(!server).each(cases)(
  'two servers: %s writes nothing once the caller is %s',
  async (_, _name, call, change, first) => {
    const found: unknown[] = [];
    for (let at = first; ; at += step) {
      const held = await heldCall(call, change, at);
      if (held.at === 'end') break;
      if (held.wrote.length > 0) found.push(held);
    }
    expect(found).toEqual([]);
  },
  120_000,
);

/**
 * Corrects the mistyped address of an invited user. The call is held at one point, inside its transaction too, while
 * another server on the same database runs all jobs that it finds. Returns the addresses that got a mail.
 */
const mailedAfterCorrection = async (at: number) => {
  const database = await newDatabase(server ?? '', new URL(template.url).pathname.slice(1));
  const [slow, fast] = [
    (await openStorage({ databaseUrl: database.url }, schemas)).storage,
    (await openStorage({ databaseUrl: database.url }, schemas)).storage,
  ];
  try {
    const { world } = created;
    const gate = gateAt(at);
    const { slow: slowApp } = openServers(world, slow, gate, true);
    const { deps, jobs } = openServers(world, fast, gateAt(-1));
    await jobs.start(deps, { exclusive: false });
    const id = world.fill('{invited}', 'admin') as unknown as number;
    const { first_name, last_name, role_id, username } = (await fast
      .table('users')
      .first([{ field: 'id', op: 'eq', value: id }]))!;
    const own = world.fill('{own}', 'admin') as unknown as number;
    const values = { first_name, last_name, role_id, eip_client_ids: [own] };
    const corrected = `corrected${at}@client.example`;
    const answer = Promise.resolve(
      slowApp.request(
        requestOf(world, {
          route: 'PUT /api/v1/users/:id',
          as: 'admin',
          path: `v1/users/${id}`,
          body: { id, username: corrected, ...values },
        }),
      ),
    );
    const reached = await Promise.race([gate.reached.then(() => true), answer.then(() => false)]);
    jobs.wake();
    await jobs.settled();
    gate.release();
    expect((await answer).status).toBe(200);
    jobs.wake();
    await jobs.settled();
    const mails = await world.api.outbox.latest(1000);
    const to = mails.map((mail) => mail.to).filter((one) => [String(username), corrected].includes(one));
    return { isHeld: reached, to, corrected };
  } finally {
    await slow.close();
    await fast.close();
    await database.drop();
  }
};

test.skipIf(!server)(
  'an invitation is mailed to the corrected address alone, however long the correction takes',
  async () => {
    for (let at = 0; ; at += 3) {
      const { isHeld, to, corrected } = await mailedAfterCorrection(at);
      expect({ at, to }).toEqual({ at, to: [corrected] });
      if (!isHeld) break;
    }
  },
  120_000,
);
