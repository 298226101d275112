import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '@server/seed/data/accounts';
import { runTrailCommand } from '@server/trail/command';
import { isFull } from '../helpers/scale';
import { newDatabase, reachablePostgres } from '../server/storage/postgres-database';
import { areaOf } from './areas';
import { invite, neighborAt, outsiders, signInAll, type Caller, type Outsider } from './callers';
import { documentedCalls, type DocumentedCall } from './document';
import { formerRecords } from './former';
import { hasClient, readWorld, triesOf, type Try, type World } from './places';
import { faultOfHeaders, faultOfRefusal } from './reply-checks';
import { startTarget, type Reply, type Target } from './target';

const server = await reachablePostgres();
const kinds = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

const atOnce = 8;
/** Runs `work` for each item, several at a time. */
const eachOf = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const queue = [...items];
  const next = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

/** In this order, no call removes what a later call needs. */
const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
const endsSignIns = (path: string): boolean => /\/logout$|\/account\/(sessions|password|factor)/.test(path);
/** Files take long to generate: refusals are tested for every caller, successful downloads for one. */
const isFile = (path: string): boolean => /-(report|statement)$/.test(path);

/**
 * Returns the tries for one database. In a short run each try runs on one database, every fourth on PGlite, the slower
 * one, so that every caller still makes every call at every place.
 */
const shareOf = <T>(kind: string, tries: readonly T[]): readonly T[] =>
  isFull || kinds.length === 1 ? tries : tries.filter((_, at) => (at % 4 === 0) === (kind === 'PGlite'));

describe.each(kinds)('the attacked server with %s', (kind) => {
  let target: Target;
  let drop: () => Promise<void> = () => Promise.resolve();
  let calls: readonly DocumentedCall[];
  let callers: Caller[];
  let strangers: readonly Outsider[];
  let world: World;
  let markers: readonly string[];
  let foreignName = '';

  beforeAll(async () => {
    const database = kind === 'PostgreSQL' ? await newDatabase(server ?? '') : undefined;
    if (database) drop = () => database.drop();
    target = await startTarget(database?.url);
    callers = await signInAll(target);
    const tokenOf = (name: string) => callers.find((caller) => caller.kind === name)?.token ?? '';
    const admin = tokenOf('admin');
    const held = callers.flatMap(({ clients }) => (clients === 'all' ? [] : clients));
    const own = callers.find((caller) => caller.kind === 'staff')?.clients[0];
    const all: {
      data: readonly { readonly client_account_id: number; readonly client_account_name: string }[];
    } = await target.read('GET', '/api/eip/clients?limit=100', { token: admin });
    const free = all.data.filter(({ client_account_id: id }) => !held.includes(id));
    const [foreign, next] = free;
    if (typeof own !== 'number' || !foreign || !next) throw new Error('The demo has no clients to attack.');
    foreignName = foreign.client_account_name;
    callers.push(await neighborAt(target, admin, next.client_account_id));
    strangers = await outsiders(target, admin, tokenOf('agency'), own);
    calls = await documentedCalls(target, admin);
    const tokens = { admin, staff: tokenOf('staff'), agency: tokenOf('agency') };
    const former = new Map(await formerRecords(target, tokens, own, demoPassword));
    const left = await invite(target, admin, 'left', own, foreign.client_account_id);
    await target.read('POST', `/api/v1/users/${left.id}/unlink?client_id=${own}`, { token: tokens.staff });
    const ofUsers = {
      own: (await invite(target, admin, 'own', own)).id,
      foreign: (await invite(target, admin, 'foreign', foreign.client_account_id)).id,
      left: left.id,
      ...former.get('/api/v1/users'),
    };
    const clients = { own, foreign: foreign.client_account_id };
    const known = new Map([...former, ['/api/v1/users', ofUsers], ['/api/eip/clients', clients]]);
    world = await readWorld(target, admin, calls, clients, known);
    markers = [demoPassword, ...demoAccounts.flatMap((one) => [one.username, one.lastName]), 'Zephyrson'];
  }, 600_000);
  afterAll(async () => {
    await target.remove();
    await drop();
  });

  const faults: string[] = [];
  const note = (who: string, { call, path }: Pick<Try, 'call' | 'path'>, fault: string): void => {
    if (fault) faults.push(`${who}: ${call.method} ${path}: ${fault}`);
  };
  const taken = (): string[] => faults.splice(0);

  it('has every call in the table of areas', () => {
    const unknown = calls.filter(({ path, isOpen }) => !isOpen && !areaOf(path));
    expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('has had a record of every kind that can be deleted', () => {
    const lists = calls
      .filter(({ method, path }) => method === 'DELETE' && path.endsWith('/{id}'))
      .map(({ path }) => path.replace('/{id}', ''));
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter((list) => world.records.get(list)?.former === undefined)).toEqual([]);
  });

  it('refuses every call without a valid token, and reveals nothing', async () => {
    const closed = calls.filter(({ isOpen }) => !isOpen);
    const tries = closed.flatMap((call) => triesOf(call, world).slice(0, 1));
    const methods = ['POST', 'PUT', 'DELETE', 'PATCH'];
    const undocumented = [...new Set(closed.map(({ path }) => path))].flatMap((path) =>
      methods.map((method): Try => ({
        call: { method, path, isOpen: false, body: {} },
        path: path.replace(/\{\w+\}/g, '1'),
        client: 'own',
        record: null,
      })),
    );
    const all = strangers.flatMap((stranger) =>
      [...tries, ...(stranger.authorization === undefined ? undocumented : [])].map(
        (one) => [stranger, one] as const,
      ),
    );
    await eachOf(shareOf(kind, all), async ([{ name, authorization }, one]) => {
      const { method, body } = one.call;
      const reply = await target.call(method, one.path, {
        body,
        ...(authorization !== undefined && { authorization }),
      });
      note(name, one, reply.status === 401 ? '' : `answered ${reply.status}`);
      note(name, one, faultOfRefusal(reply) || faultOfHeaders(reply, markers));
    });
    expect(taken()).toEqual([]);
  }, 600_000);

  /** Whether the table allows a caller to do this. */
  const mayDo = (caller: Caller, { call, client, record }: Try): boolean => {
    const area = areaOf(call.path);
    const may = call.method === 'GET' ? area?.may : (area?.mayWrite ?? area?.may);
    if (!area || !may?.includes(caller.kind)) return false;
    if (client === 'missing' || record === 'missing' || record === 'former') return false;
    const { clients } = world;
    if (call.path.includes('{clientId}')) {
      const isOfClient = record === null || record === client;
      return isOfClient && hasClient(caller, client === 'own' ? clients.own : clients.foreign);
    }
    if (record === null || caller.kind === 'admin') return true;
    if (area.reach === 'own') return false;
    return hasClient(caller, record === 'own' ? clients.own : clients.foreign);
  };

  const faultOfReply = (caller: Caller, one: Try, reply: Reply): string => {
    const isDone = reply.status < 400;
    if (reply.status === 401 || reply.status >= 500) return `answered ${reply.status}`;
    if (!mayDo(caller, one)) return [403, 404].includes(reply.status) ? '' : `answered ${reply.status}`;
    // 409: the record has no such file.
    if (one.call.method === 'GET' && !isDone && one.record !== null && reply.status !== 409)
      return `a record of their own answered ${reply.status}`;
    const isElsewhere = caller.clients !== 'all' && caller.kind !== 'agency';
    return isDone && isElsewhere && reply.text.includes(foreignName) ? 'tells of a foreign client' : '';
  };

  const attempt = async (caller: Caller, one: Try): Promise<void> => {
    const { method, body, headers = {} } = one.call;
    const reply = await target.call(method, one.path, { token: caller.token, body, headers });
    note(caller.name, one, faultOfReply(caller, one, reply));
    if (reply.status >= 400) note(caller.name, one, faultOfRefusal(reply));
    if (!isFile(one.call.path)) note(caller.name, one, faultOfHeaders(reply, markers));
  };

  it.each(order)(
    'allows every caller to %s what the table says, and nothing else',
    async (method) => {
      const tries = calls
        .filter((call) => call.method === method && !call.isOpen && !endsSignIns(call.path))
        .flatMap((call) => triesOf(call, world));
      const pairs = tries.flatMap((one) => callers.map((caller) => [caller, one] as const));
      const [allowed, refused] = [
        pairs.filter(([caller, one]) => mayDo(caller, one)),
        pairs.filter(([caller, one]) => !mayDo(caller, one)),
      ];
      // Callers without access come first, so that what they must not change still exists.
      await eachOf(shareOf(kind, refused), ([caller, one]) => attempt(caller, one));
      const worth = allowed.filter(([{ kind: who }, { call }]) => !isFile(call.path) || who === 'staff');
      await eachOf(shareOf(kind, worth), ([caller, one]) => attempt(caller, one));
      expect(taken()).toEqual([]);
    },
    180_000,
  );

  it('has nothing behind undocumented calls', async () => {
    const paths = [...new Set(calls.filter(({ isOpen }) => !isOpen).map(({ path }) => path))];
    const documented = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const tries = paths.flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'PATCH']
        .filter((method) => !documented.has(`${method} ${path}`))
        .flatMap((method) => triesOf({ method, path, isOpen: false, body: {} }, world).slice(0, 1)),
    );
    const pairs = tries.flatMap((one) =>
      callers
        .filter(({ kind: who }) => ['admin', 'staff', 'joiner'].includes(who))
        .map((caller) => [caller, one] as const),
    );
    await eachOf(shareOf(kind, pairs), async ([caller, one]) => {
      const reply = await target.call(one.call.method, one.path, { token: caller.token, body: {} });
      note(caller.name, one, [403, 404, 405].includes(reply.status) ? '' : `answered ${reply.status}`);
      note(caller.name, one, faultOfRefusal(reply));
    });
    expect(taken()).toEqual([]);
  }, 600_000);

  it('reveals nothing in responses to open calls, also to invalid bodies', async () => {
    const tries = calls.filter(({ isOpen }) => isOpen).flatMap((call) => triesOf(call, world));
    await eachOf(tries, async (one) => {
      const { method, body } = one.call;
      for (const sent of [body, {}, { username: null, token: [], password: {} }]) {
        const reply = await target.call(method, one.path, method === 'GET' ? {} : { body: sent });
        if (reply.status >= 400) note('any caller', one, faultOfRefusal(reply));
        note('any caller', one, faultOfHeaders(reply, markers));
        for (const marker of markers)
          if (reply.text.includes(marker)) note('any caller', one, `tells ${marker}`);
      }
    });
    expect(taken()).toEqual([]);
  }, 600_000);

  it.each([
    '/keys.json',
    '/../keys.json',
    '/assets/..%2f..%2fkeys.json',
    '/%2e%2e/keys.json',
    '/.env',
    '/database/PG_VERSION',
    '/api/../keys.json',
    '/outbox',
    '/api/v1/__proto__',
    '/api/v1/users/%00',
    '/api/eip/clients/1e3/workers',
  ])('does not serve its files or mails at %s', async (path) => {
    const { status, text } = await target.call('GET', path);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(
      /"(signing|encryption|lookup|trail)"|set-password\?token|activate-account\?token/,
    );
  });

  it('keeps what was typed as a username out of its log and audit trail, and names, passwords and tokens out of its log', async () => {
    const typed = 'Meant-As-Password-77!';
    await target.call('POST', '/api/v1/auth/login', { body: { username: typed, password: 'x' } });
    await target.call('GET', `/api/v1/users/${typed}@home.example`, { token: callers[0]?.token });
    const log = target.lines.join('');
    const secret = [...markers, typed, ...callers.map(({ token }) => token.slice(-20)), '127.0.0.1'];
    expect(secret.filter((text) => log.includes(text))).toEqual([]);
    const { token } = callers.find((caller) => caller.kind === 'admin') ?? {};
    const trail = await target.call('GET', '/api/v1/audit-trail?limit=100', { token });
    expect(trail.status).toBe(200);
    expect(trail.text).not.toContain(typed);
    const refused: { total_count: number } = await target.read('GET', '/api/v1/audit-trail?action=refused', {
      token,
    });
    expect(refused.total_count).toBeGreaterThan(0);
  });

  it('lets callers end only their own sign-ins', async () => {
    // End single sign-ins first, then all others, and the caller's own last.
    const turn = (path: string) => (path.endsWith('/{id}') ? 0 : path.endsWith('/logout') ? 2 : 1);
    const tries = calls
      .filter(({ path, isOpen }) => !isOpen && endsSignIns(path))
      .sort((one, other) => turn(one.path) - turn(other.path));
    const [first, ...others] = callers;
    for (const call of tries)
      for (const one of triesOf(call, world)) {
        const reply = await target.call(call.method, one.path, { token: first?.token, body: call.body });
        const isGone = one.record !== null;
        note(
          'the first',
          one,
          reply.status < 500 && !(isGone && reply.status < 400) ? '' : `answered ${reply.status}`,
        );
      }
    for (const { token, kind: who } of others)
      expect([who, (await target.call('GET', '/api/v1/users/me', { token })).status]).toEqual([who, 200]);
    expect(taken()).toEqual([]);
  });

  it('has an intact audit trail after all attacks', async () => {
    await target.stop();
    const lines: string[] = [];
    const commandContext = { environment: target.environment, print: (line: string) => lines.push(line) };
    expect([await runTrailCommand('verify', [], commandContext), lines]).toEqual([
      0,
      [expect.stringMatching(/^The audit trail is complete: \d{2,} rows/)],
    ]);
  });
});
