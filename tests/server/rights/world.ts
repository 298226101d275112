import type { BackendOptions } from '@mocks/mock-backend';
import { createHarness, type Harness } from '../api/harness';
import { writtenReports } from '../helpers/written-reports';
import { demoPassword } from '@server/seed/data/accounts';
import type { Row as Record_ } from '@server/storage/storage';
import { recordEvents, serverActor } from '@server/trail/record-event';
import { tableName } from '@server/storage/resource-tables';
import { addedResources } from './added-resources';
import { kinds, type Kind } from './rows';

export interface World {
  readonly api: Harness;
  readonly tokens: ReadonlyMap<Kind, string>;
  /** Fills in the placeholders in braces of a path or a body. `{self}` is the caller's id. */
  fill<T>(value: T, kind: Kind): T;
}

const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

/** Adds an active user with the demo password and, if given, a client. */
const addUser = async (api: Harness, username: string, roleId: number, clientId?: number) => {
  const { storage, hasher } = api.deps;
  const role = await storage.table('roles').first(eq('id', roleId));
  const user = await storage.table('users').insert({
    first_name: 'Kim',
    last_name: 'Quist',
    username,
    role_id: roleId,
    role_name: role?.['role_name'] ?? '',
    stage: 'active',
    created: '2026-01-01T00:00:00.000Z',
  });
  const id = Number(user['id']);
  const password_hash = await hasher.hash(demoPassword);
  await storage.table('credentials').insert({ user_id: id, password_hash, changed: '' });
  if (clientId) await storage.table('user_clients').insert({ user_id: id, client_id: clientId });
  return id;
};

const recordsOf = async (api: Harness, own: number, other: number): Promise<Record<string, number>> => {
  const ids: Record<string, number> = {};
  const idOf = (row: Record_ | null) => Number(row?.['id'] ?? 0);
  const first = (table: string, field: string, value: number) =>
    api.storage.table(table).first(eq(field, value));
  for (const name of [
    'workers',
    'claims',
    'billings',
    'payroll',
    'compliance',
    'pact-rewards',
    'gross-profit',
    'locations',
  ]) {
    ids[name] = idOf(await first(name, 'client_id', own));
    ids[`${name} elsewhere`] = idOf(await first(name, 'client_id', other));
  }
  for (const resource of addedResources.filter(({ scope }) => scope === 'client')) {
    const at = tableName(resource);
    ids[resource.name] = idOf(await first(at, 'client_id', own));
    ids[`${resource.name} elsewhere`] = idOf(await first(at, 'client_id', other));
  }
  for (const name of ['revenue-report', 'my-team', 'my-clients']) {
    ids[name] = idOf(await first(name, 'agency_id', 1));
    ids[`${name} of the second`] = idOf(await first(name, 'agency_id', 2));
  }
  for (const [name, lastName] of [
    ['member', 'Raman'],
    ['member to go', 'Park'],
    ['member of the second', 'Mori'],
  ] as const)
    ids[name] = idOf(await api.storage.table('users').first(eq('last_name', lastName)));
  return ids;
};

const addViews = async (api: Harness, own: number): Promise<Record<string, number>> => {
  const token = await api.tokenOf('staff');
  const made: Record<string, number> = {};
  for (const shared of [false, true]) {
    const name = shared ? 'shared view' : 'private view';
    const body = { resource: 'workers', client_id: own, name, address: '', shared };
    made[name] = ((await api.call('POST', 'v1/saved-views', { token, body })).body as { id: number }).id;
  }
  return made;
};

/** Creates the small seed with one caller of each kind, and records of the caller's client and of another client. */
export const createWorld = async (options: BackendOptions = {}): Promise<World> => {
  const api = await createHarness({ pdf: writtenReports, ...options });
  const own = await api.clientNamed('Harbor Lane Markets');
  await api.storage.table('users').update(eq('last_name', 'Zielinski'), { username: 'agent@portal.example' });
  const grants = api.storage.table('user_clients');
  for (const kind of ['agent', 'agency2']) await grants.remove(eq('user_id', await api.userIdOf(kind)));
  const holders = await Promise.all(['staff', 'regional', 'agency'].map((kind) => api.userIdOf(kind)));
  const held = await grants.find([{ field: 'user_id', op: 'in', value: holders }]);
  const given = held.map((row) => Number(row['client_id']));
  const free = (await api.storage.table('clients').find([]))
    .map((row) => Number(row['client_account_id']))
    .filter((id) => !given.includes(id));
  const [other = 0, next = 0] = free;
  await addUser(api, 'neighbor@portal.example', 5, next);
  const victim = await addUser(api, 'victim@portal.example', 9);
  const colleague = await addUser(api, 'colleague@portal.example', 8, own);
  const tokens = new Map<Kind, string>();
  const ids = new Map<Kind, number>();
  for (const kind of kinds) {
    tokens.set(kind, await api.tokenOf(kind));
    ids.set(kind, await api.userIdOf(kind));
  }
  // The trail has no seed data. Actions fill it.
  await recordEvents(
    api.deps,
    api.storage,
    serverActor,
    [own, other].map((clientId) => ({ action: 'export', resource: 'workers', clientId })),
  );
  const places: Record<string, number> = {
    own,
    other,
    next,
    victim,
    colleague,
    'role of staff': 5,
    'role of admin': 1,
    ...Object.fromEntries(ids),
    ...(await recordsOf(api, own, other)),
    ...(await addViews(api, own)),
  };
  const unknown = Object.entries(places).filter(([, id]) => !(id > 0));
  if (unknown.length > 0) throw new Error(`the seed has no ${unknown.map(([name]) => name).join(', ')}`);

  let people = 0;
  const rankOf = (name: string, kind: Kind): number | string => {
    if (name === 'self') return ids.get(kind) ?? 0;
    if (name === 'someone') return `someone${++people}`;
    const place = places[name];
    if (place === undefined) throw new Error(`no place is named ${name}`);
    return place;
  };
  const fill = <T>(value: T, kind: Kind): T => {
    if (typeof value === 'string') {
      const placeholder = /^\{([^{}]+)\}$/.exec(value)?.[1];
      if (placeholder !== undefined) return rankOf(placeholder, kind) as T;
      return value.replace(/\{([^{}]+)\}/g, (_, name: string) => String(rankOf(name, kind))) as T;
    }
    if (Array.isArray(value)) return value.map((item: unknown) => fill(item, kind)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, kind)])) as T;
  };
  return { api, tokens, fill };
};
