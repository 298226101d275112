import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import { createLink } from '@server/api/auth/links';
import { renewRecoveryCodes } from '@server/api/account/recovery-codes';
import { createJobs, type JobQueue } from '@server/jobs/jobs';
import { jobKinds } from '@server/jobs/kinds';
import { silentLog } from '@server/log';
import { demoPassword } from '@server/seed/data/accounts';
import type { Row, Storage } from '@server/storage/storage';
import { schemas } from '@tests/server/storage/pglite-database';
import { createWorld, type World } from '../world';
import type { Kind } from '../rows';
import { addRecordPlaces, ranAsMany } from './record-places';
import { type Gate, heldHasher, heldStorage } from './held';

export const newPassword = 'Delayed-call-7!';

/** A server on a copy of the world's data, and a slow one beside it, whose calls pass a gate. */
export interface Servers {
  readonly deps: ApiDeps;
  readonly jobs: JobQueue;
  readonly fast: ReturnType<typeof createApi>;
  readonly slow: ReturnType<typeof createApi>;
}

/** Opens servers on a storage with the world's data. `inside` holds transactions too. */
export const openServers = (world: World, storage: Storage, gate: Gate, inside = false): Servers => {
  const base = world.api.deps;
  const serverOn = (held: Pick<ApiDeps, 'storage' | 'hasher'>) => {
    const own = { ...base, ...held };
    const jobs = createJobs({ ...own, log: silentLog }, jobKinds, { interval: null });
    return { ...own, jobs };
  };
  const deps = serverOn({ storage, hasher: base.hasher });
  return {
    deps,
    jobs: deps.jobs,
    fast: createApi(deps),
    slow: createApi(
      serverOn({ storage: heldStorage(storage, gate, inside), hasher: heldHasher(base.hasher, gate) }),
    ),
  };
};

export interface DelayedCall {
  /** Method and path as registered. */
  readonly route: string;
  readonly as: Kind;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Only what the caller does in the client {own}. */
  readonly inClient?: true;
  /** Starts or renews a sign-in, so that signing others out does not concern it. */
  readonly isSignIn?: true;
  /** Proves again who the caller is, so that it may follow a change of rights. */
  readonly isLogin?: true;
}

/** Creates a request of a caller. Its body arrives once `body` is resolved. */
export const requestOf = (
  world: World,
  { route, as, path, body, headers }: DelayedCall,
  ready: Promise<void> = Promise.resolve(),
): Request => {
  const text = body === undefined ? '' : JSON.stringify(world.fill(body, as));
  const stream = new ReadableStream({
    start: async (controller) => {
      await ready;
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: route.split(' ')[0] ?? '',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      Authorization: `Bearer ${world.tokens.get(as) ?? ''}`,
      ...headers,
    },
    ...(body !== undefined && { body: stream }),
    duplex: 'half',
  };
  return new Request(`http://localhost:4180/api/${world.fill(path, as)}`, init);
};

const call = async (
  world: World,
  { fast }: Servers,
  as: Kind,
  method: string,
  path: string,
  body?: object,
): Promise<void> => {
  const answer = await fast.request(`/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${world.tokens.get(as) ?? ''}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.ok) return;
  // A held call that has done its work may have ended the sign-in that the change is made with.
  if (answer.status === 401 && !(as as string).includes('admin')) return;
  throw new Error(`the change was refused: ${answer.status} ${await answer.text()}`);
};

const userOf = async ({ deps }: Pick<Servers, 'deps'>, id: number): Promise<Row> =>
  (await deps.storage.table('users').first([{ field: 'id', op: 'eq', value: id }])) ?? {};

export interface Change {
  readonly name: string;
  /** Only ends what the caller may do in the client {own}. */
  readonly ofClient?: true;
  /** Only ends sign-ins. */
  readonly ofSignIns?: true;
  /** Only changes rights. */
  readonly ofRights?: true;
  readonly make: (world: World, servers: Servers, caller: Kind) => Promise<void>;
}

const idOf = (world: World, kind: Kind): number =>
  world.fill(kind === ('secure' as Kind) ? '{secure}' : '{self}', kind) as unknown as number;
/** Who changes the caller. */
const changerOf = (caller: Kind): Kind => (caller === 'admin' ? 'second admin' : 'admin') as Kind;

const edit =
  (changes: (world: World) => object): Change['make'] =>
  async (world, servers, caller) => {
    const id = idOf(world, caller);
    const { first_name, last_name, username, role_id } = await userOf(servers, id);
    const own = [world.fill('{own}', caller)];
    const body = { id, first_name, last_name, username, role_id, eip_client_ids: own, ...changes(world) };
    await call(world, servers, changerOf(caller), 'PUT', `v1/users/${id}`, body);
  };

/** Everything that ends a caller's sign-in or takes rights away. */
export const changes: readonly Change[] = [
  {
    name: 'deactivated',
    make: (world, servers, caller) =>
      call(world, servers, changerOf(caller), 'POST', `v1/users/${idOf(world, caller)}/deactivate`, {}),
  },
  {
    name: 'given another role',
    ofRights: true,
    make: edit(() => ({ role_id: 8 })),
  },
  {
    name: 'taken out of the client',
    ofClient: true,
    make: edit((world) => ({ eip_client_ids: [world.fill('{next}', 'admin')] })),
  },
  {
    name: 'deleted',
    make: (world, servers, caller) =>
      call(world, servers, changerOf(caller), 'DELETE', `v1/users/${idOf(world, caller)}`),
  },
  {
    name: 'given a new password by mail',
    make: async (world, servers, caller) => {
      const token = await createLink(servers.deps, idOf(world, caller), 'reset');
      await call(world, servers, caller, 'POST', 'v1/auth/set-password', { token, password: newPassword });
    },
  },
  {
    name: 'given a new address',
    make: async (world, servers, caller) => {
      const id = idOf(world, caller);
      const columns = { username: 'elsewhere@client.example', request: 'r', requested: '', asked_by: null };
      await servers.deps.storage.table('address_changes').remove([]);
      await servers.deps.storage.table('address_changes').insert({ user_id: id, ...columns });
      const token = await createLink(servers.deps, id, 'address');
      await call(world, servers, caller, 'POST', 'v1/auth/confirm-address', { token });
    },
  },
  {
    name: 'signed out by an administrator',
    ofSignIns: true,
    make: (world, servers, caller) =>
      call(world, servers, changerOf(caller), 'DELETE', 'v1/sessions', { current_password: demoPassword }),
  },
  {
    name: 'signed out in another tab',
    ofSignIns: true,
    make: (world, servers, caller) => call(world, servers, caller, 'POST', 'v1/auth/logout', {}),
  },
];

/**
 * Tables that a refused call may write to: counts, the trail, what is only kept for a repeated call, and that a change of
 * many records was begun.
 */
const besides = new Set([
  'attempts',
  'audit_trail',
  'trail_values',
  'trail_marks',
  'idempotency_keys',
  'bulk_runs',
  'bulk_pieces',
]);
/** A refused call may use up a proof, but never make one. */
const proofs = new Set(['recovery_codes', 'two_factor_challenges', 'factor_setups', 'link_tokens']);

type State = ReadonlyMap<string, readonly Row[]>;

/** Everything that a call may write. */
export const stateOf = async (storage: Storage): Promise<State> => {
  const tables = schemas.filter(({ name }) => !besides.has(name));
  return new Map(
    await Promise.all(tables.map(async ({ name }) => [name, await storage.table(name).find([])] as const)),
  );
};

/** Returns the tables that differ. */
export const differences = (before: State, after: State): readonly string[] =>
  schemas
    .filter(({ name, key }) => {
      const [was, is] = [before.get(name) ?? [], after.get(name) ?? []];
      if (!proofs.has(name)) return JSON.stringify(was) !== JSON.stringify(is);
      return is.some((row) => !was.some((one) => one[key] === row[key]));
    })
    .map(({ name }) => name);

const replaced = <T>(value: T, places: Readonly<Record<string, string | number>>): T => {
  if (typeof value === 'string') {
    const whole = places[/^\{([^{}]+)\}$/.exec(value)?.[1] ?? ''];
    if (whole !== undefined) return whole as T;
    return value.replace(/\{([^{}]+)\}/g, (text, name: string) => String(places[name] ?? text)) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, places)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, places)])) as T;
};

const profile = {
  employee_id: null,
  onboarding_complete: false,
  two_factor: false,
  profile_picture_url: null,
};

/** Adds what the calls need, and returns the names of it. */
const addPlaces = async (world: World): Promise<Record<string, string | number>> => {
  const { api, tokens, fill } = world;
  const { storage, deps } = api;
  const users = storage.table('users');
  const own = fill('{own}', 'admin') as unknown as number;
  const add = async (username: string, columns: Row, clients: readonly number[]): Promise<number> => {
    const base = await userOf({ deps }, fill('{colleague}', 'admin') as unknown as number);
    const { id: _, ...copied } = base;
    const user = await users.insert({ ...copied, username, ...columns });
    const id = Number(user['id']);
    await storage.table('user_profiles').insert({ ...profile, user_id: id });
    for (const client of clients)
      await storage.table('user_clients').insert({ user_id: id, client_id: client });
    return id;
  };
  const first = async (table: string, field: string, value: string | number) =>
    Number((await storage.table(table).first([{ field, op: 'eq', value }]))?.['id'] ?? 0);
  const [admin, secure] = [await userOf({ deps }, 1), await api.userIdOf('secure')];
  const second = await add('second@portal.example', { role_id: admin['role_id'] ?? 0 }, []);
  const password_hash = await deps.hasher.hash(demoPassword);
  await storage.table('credentials').insert({ user_id: second, password_hash, changed: '' });
  const all = tokens as Map<string, string>;
  all.set('second admin', await api.tokenOf('second'));
  const profiles = storage.table('user_profiles');
  const ofSecure = [{ field: 'user_id', op: 'eq', value: secure }] as const;
  await profiles.update(ofSecure, { two_factor: false });
  all.set('secure', await api.tokenOf('secure'));
  await profiles.update(ofSecure, { two_factor: true });
  const [recovery = ''] = await renewRecoveryCodes(deps, storage, secure);
  const challenge = (await api.login('secure')).body as { two_factor_token: string };
  const code = await api.lastCode();
  const setUp = { body: { current_password: demoPassword, kind: 'mail' }, token: tokens.get('staff') ?? '' };
  const setup = (await api.call('POST', 'v1/account/factor', setUp)).body as { factor_token: string };
  const setupCode = await api.lastCode();
  await api.login('staff');
  await storage.table('address_changes').insert({
    user_id: 5,
    username: 'soon@client.example',
    request: 'earlier',
    requested: '',
    asked_by: null,
  });
  const deleted = await add('deleted@client.example', {}, [own]);
  const deletion = await api.call('DELETE', `v1/users/${deleted}`, { token: tokens.get('admin') ?? '' });
  const sessions = await storage.table('sessions').find([{ field: 'user_id', op: 'eq', value: 5 }]);
  const addMember = async (username: string): Promise<number> => {
    const id = await add(username, { role_id: 10, role_name: 'Agent' }, []);
    await storage.table('agency_users').insert({ user_id: id, agency_id: 1 });
    return id;
  };
  const changed = await add('changed@client.example', {}, [own]);
  const setRole = 'v1/users/actions/set-role?client_id={own}';
  return {
    ...(await addRecordPlaces(world, addMember)),
    'role setting': await ranAsMany(world, 'staff', setRole, { ids: [changed], role_id: '{role of staff}' }),
    secure,
    recovery,
    'challenge of secure': challenge.two_factor_token,
    'code of secure': code,
    'setup of staff': setup.factor_token,
    'code of the setup': setupCode,
    'other session': Number(sessions.at(-1)?.['id'] ?? 0),
    'refresh of staff': (await api.pairOf('staff')).refresh_token,
    invited: await add('invited@client.example', { stage: 'not_verified' }, [own]),
    gone: await add('gone@client.example', { stage: 'inactive' }, [own]),
    'shared user': await add('shared@client.example', {}, [
      own,
      fill('{next}', 'admin') as unknown as number,
    ]),
    'deleted user': (deletion.body as { trash: number }).trash,
    review: await first('pact-reviews', 'review_status', 'Open'),
  };
};

/** Creates the world with more places, and returns its data by table. */
export const createDelayedWorld = async () => {
  const base = await createWorld();
  const places = await addPlaces(base);
  const world: World = { ...base, fill: (value, kind) => base.fill(replaced(value, places), kind) };
  const data = new Map<string, Row[]>();
  for (const { name } of schemas) data.set(name, await base.api.storage.table(name).find([]));
  return { world, data };
};

export const fillStorage = async (storage: Storage, data: ReadonlyMap<string, Row[]>): Promise<Storage> => {
  for (const [name, rows] of data) {
    // Migrations fill some tables.
    await storage.table(name).remove([]);
    if (rows.length > 0) await storage.table(name).insertMany(rows);
  }
  return storage;
};
