import { createApi } from '@server/api/app';
import type { ApiDeps } from '@server/api/deps';
import { tableName } from '@server/storage/resource-tables';
import { recordEvents } from '@server/trail/record-event';
import type { Row, Storage } from '@server/storage/storage';
import { buildAbility, type Rights } from '@core/access/ability';
import type { Resource } from '@core/resource/resource';
import { createHarness, type Harness } from '@tests/server/api/harness';
import { writtenReports } from '@tests/server/helpers/written-reports';
import { channelsOf, type Channel, type SampleData } from './channels';
import { mark, marker } from './mark';
import type { Visible } from './restricted';
import { withheldFrom, type Withheld } from './withheld';

/** A call whose response changes when only data changes that the caller may not know. */
export interface Leak {
  readonly caller: string;
  readonly channel: Channel;
  /** The changed tables, separated by spaces. */
  readonly tables: string;
}

export interface Caller {
  readonly name: string;
  readonly permissions: readonly string[];
}

export interface World {
  readonly api: Harness;
  readonly token: string;
  readonly userId: number;
  readonly client: number;
  /** The keys of half of every table's rows. */
  readonly visible: Visible;
}

const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

/** Adds rows of the client to the audit trail. */
const fillTrail = (deps: ApiDeps, userId: number, clientId: number): Promise<void> =>
  recordEvents(
    deps,
    deps.storage,
    { userId, network: '203.0.113.7', requestId: 'matrix' },
    Array.from({ length: 6 }, (_, at) => ({
      action: at % 2 === 0 ? ('update' as const) : ('create' as const),
      resource: 'locations',
      recordId: at + 1,
      clientId,
      note: `row ${at}`,
      changes: { city: { before: `Town ${at}`, after: 'Oakland' } },
    })),
  );

/** Creates the seed with one user of one client and one agency. The matrix sets the user's permissions. */
export const createMatrixWorld = async (
  resources: readonly Resource[],
  storage?: Storage,
): Promise<World> => {
  const api = await createHarness({ resources, pdf: writtenReports, ...(storage && { storage }) });
  const client = await api.clientNamed('Harbor Lane Markets');
  const userId = await api.userIdOf('staff');
  await api.storage.table('agency_users').insert({ user_id: userId, agency_id: 1 });
  const flags = api.storage.table('feature_flags');
  await flags.update([], { value: 'on' });
  const token = await api.tokenOf('staff');
  await fillTrail(api.deps, userId, client);
  const visible = new Map<string, readonly (string | number)[]>();
  for (const resource of resources) {
    const rows = await api.storage.table(tableName(resource)).find([]);
    const ids = rows.map((row) => row[resource.idField] as string | number);
    visible.set(
      tableName(resource),
      ids.filter((id, at) => at % 2 === 0 || id === userId),
    );
  }
  return { api, token, userId, client, visible };
};

/** A record's version reveals that the record was changed, to callers who may read it. That is meant; what was changed is not. */
const withoutVersions = (text: string): string => text.replaceAll(/(?<="version":)\d+/g, '0');

interface ChannelResponse {
  readonly channel: Channel;
  readonly answer: string;
}

/** Returns a function that removes the rows added to the audit trail since, which would change later responses. */
const trailKeeper = async ({ storage }: ApiDeps): Promise<() => Promise<unknown>> => {
  const table = storage.table('audit_trail');
  const sort = [{ field: 'id', order: 'desc' } as const];
  const { data } = await table.list({ where: [], sort, offset: 0, limit: 1 });
  const since = { field: 'id', op: 'gt', value: Number(data[0]?.['id'] ?? 0) } as const;
  return () => table.remove([since]);
};

/** Returns the storage and a way to await its transactions: the trail row of a refused call is written beside its response. */
const trackedStorage = (storage: Storage) => {
  const open = new Set<Promise<unknown>>();
  const transaction: Storage['transaction'] = (work) => {
    const run = storage.transaction(work);
    open.add(run);
    return run;
  };
  return { storage: { ...storage, transaction }, settled: () => Promise.allSettled(open) };
};

const callAll = async (
  deps: ApiDeps,
  token: string,
  channels: readonly Channel[],
): Promise<ChannelResponse[]> => {
  const { storage, settled } = trackedStorage(deps.storage);
  const app = createApi({ ...deps, storage });
  const clearNewEvents = await trailKeeper(deps);
  const channelResponses: ChannelResponse[] = [];
  for (const channel of channels) {
    const { method, path } = channel;
    const response = await app.request(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    });
    const count = response.headers.get('X-Total-Count') ?? '';
    const text = withoutVersions(await response.text());
    channelResponses.push({ channel, answer: `${response.status} ${count} ${text}` });
    await settled();
    await clearNewEvents();
  }
  return channelResponses;
};

class RolledBack extends Error {}

/** Returns the result of the work and rolls back everything that it wrote. */
const rolledBack = async <T>(storage: Storage, work: (tx: Storage) => Promise<T>): Promise<T> => {
  let answer: { readonly value: T } | undefined;
  try {
    await storage.transaction(async (tx) => {
      answer = { value: await work(tx) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (!answer) throw new Error('the transaction did not run');
  return answer.value;
};

/** Replaces the permissions of the role. */
const setPermissions = async (
  storage: Storage,
  roleId: number,
  permissions: readonly string[],
): Promise<void> => {
  const table = storage.table('role_permissions');
  await table.remove(eq('role_id', roleId));
  await table.insertMany([...new Set(permissions)].map((permission) => ({ role_id: roleId, permission })));
};

interface Run {
  /** The declarations whose rights are tested. */
  readonly declared: readonly Resource[];
  /** The declarations that the server uses. Default: `declared`. They differ when a rule is left out on purpose. */
  readonly served?: readonly Resource[];
  readonly caller: Caller;
  readonly only?: (withheld: Withheld) => readonly Withheld[];
  readonly isAsked?: (channel: Channel) => boolean;
  /** Makes only a sample of the calls, a different one for each number. All calls when absent. */
  readonly turn?: number | undefined;
}

/**
 * Returns every third of the calls that differ only in query or record. Each turn has every kind of call to each resource,
 * and three turns together have every call.
 */
const sampled = (channels: readonly Channel[], turn: number): Channel[] => {
  const alike = new Map<string, Channel[]>();
  for (const channel of channels) {
    const { kind, method, path } = channel;
    const key = [kind, method, path.replace(/\?.*/, '').replace(/\/\d+$/, '')].join(' ');
    alike.set(key, [...(alike.get(key) ?? []), channel]);
  }
  return [...alike.values()].flatMap((group) =>
    group.filter((_, at) => at % 3 === turn % Math.min(3, group.length)),
  );
};

const sampleOf = async (tx: Storage, world: World, resources: readonly Resource[]): Promise<SampleData> => {
  const rows = new Map<string, readonly Row[]>();
  for (const table of new Set(resources.map(tableName))) {
    const found = await tx.table(table).find([]);
    const own = found.filter((row) => !('client_id' in row) || row['client_id'] === world.client);
    rows.set(table, own.slice(0, 4));
  }
  return {
    client: world.client,
    today: new Date(world.api.deps.clock.now()),
    ids: (resource) =>
      (rows.get(tableName(resource)) ?? []).map((row) => row[resource.idField] as string | number),
    texts: (resource) =>
      (resource.list?.search ?? []).flatMap((name) =>
        (rows.get(tableName(resource)) ?? []).slice(0, 1).map((row) => String(row[name])),
      ),
  };
};

/**
 * Makes every call twice: before and after changing all values that the caller may not know. A response that differs
 * reveals them, by a value, an order, a count or a sum.
 */
export const leaksOf = (world: World, run: Run): Promise<Leak[]> =>
  rolledBack(world.api.storage, async (tx) => {
    const { declared, served = declared, caller, only = (one) => [one], isAsked = () => true, turn } = run;
    const { token, userId, client } = world;
    const user = await tx.table('users').first(eq('id', userId));
    const roleId = Number(user?.['role_id']);
    await setPermissions(tx, roleId, caller.permissions);
    const lines: string[] = [];
    const keep = (message: string, detail?: object) =>
      void lines.push(JSON.stringify([message, detail ?? {}]));
    const deps: ApiDeps = {
      ...world.api.deps,
      storage: tx,
      resources: served,
      log: { ...world.api.deps.log, info: keep, warn: keep, error: keep } as never,
    };
    const flags = Object.fromEntries(
      (await tx.table('feature_flags').find([])).map((row) => [String(row['name']), true]),
    );
    const rights: Rights = { permissions: caller.permissions, flags, userId };
    const ability = buildAbility(served, rights);
    const withheld = withheldFrom(declared, rights).flatMap(only);
    const sampleData = await sampleOf(tx, world, declared);
    const all = channelsOf(createApi(deps), declared, sampleData, ({ name }) =>
      ability.can('list', name),
    ).filter(isAsked);
    const channels = turn === undefined ? all : sampled(all, turn);
    const before = await callAll(deps, token, channels);
    lines.length = 0;
    await mark(tx, withheld, { client, agency: 1, userId, roleId });
    const after = await callAll(deps, token, channels);
    const tables = withheld.map(({ table }) => table).join(' ');
    const changed = after.filter(({ answer }, at) => answer !== before[at]?.answer);
    const logged = lines.some((line) => line.includes(marker))
      ? [{ kind: 'log', method: 'GET', path: lines.find((line) => line.includes(marker)) ?? '' } as const]
      : [];
    return [...changed.map(({ channel }) => channel), ...logged].map((channel) => ({
      caller: caller.name,
      channel,
      tables,
    }));
  });

/** Returns callers with only the dashboard, and with the dashboard and all areas except one. */
export const subsetsOf = (resources: readonly Resource[]): readonly Caller[] => {
  const areas = resources.filter(({ scope, list }) => scope === 'client' && list);
  const needed = (some: readonly Resource[]) => some.flatMap(({ access }) => access.permissions);
  return [
    { name: 'the dashboard alone', permissions: ['eip_menu_dashboard'] },
    ...areas.map((area) => ({
      name: `all but ${area.name}`,
      permissions: ['eip_menu_dashboard', ...needed(areas.filter((one) => one !== area))],
    })),
  ];
};

/** Returns a caller with all permissions, except the one that the matrix adds. */
export const everything = (roles: readonly Caller[]): Caller => ({
  name: 'everything',
  permissions: roles.flatMap(({ permissions }) => permissions),
});
