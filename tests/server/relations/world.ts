import type { BackendOptions } from '@mocks/mock-backend';
import type { Row, Storage } from '@server/storage/storage';
import { kinds, type Kind } from '../rights/rows';
import { createWorld, type World } from '../rights/world';
import { permissions, withVans } from './vans';

/** The relations of a van: the field with the name, and the key. */
export const relations = [
  { label: 'depot', key: 'depot_id', always: false },
  { label: 'home', key: 'home_key', always: true },
  { label: 'store', key: 'store_id', always: false },
] as const;

/** What a caller may know of depots: all of them, those that no rule hides, or none. */
export const knowledge = ['all', 'some', 'none'] as const;
export type Knowledge = (typeof knowledge)[number];

export const names = ['Alpha yard', 'Beta yard', 'Hidden quay', 'Other town'] as const;

export interface VansWorld extends World {
  readonly client: number;
  /** Ids of depots by name. The last one belongs to another client. */
  readonly depots: Readonly<Record<(typeof names)[number], number>>;
  /** Ids of vans by plate. `A-1` is related to Alpha yard in every way, and so on; `Z-0` to nothing. */
  readonly vans: Readonly<Record<string, number>>;
  /** Returns the depots that the caller may read. */
  readable(what: Knowledge): readonly string[];
}

/** Returns the options of a world in a storage. Memory when there is none. */
export const optionsOf = async (open: () => Promise<Storage | undefined>): Promise<BackendOptions> => {
  const storage = await open();
  return storage ? { storage } : {};
};

const plates = { 'A-1': 'Alpha yard', 'B-2': 'Beta yard', 'H-3': 'Hidden quay', 'Z-0': null } as const;

/** Creates depots and vans of one client, for callers of every kind who know so much of depots. */
export const createVansWorld = async (what: Knowledge, options: BackendOptions = {}): Promise<VansWorld> => {
  const world = await createWorld({ resources: withVans, ...options });
  const { storage } = world.api;
  const client = await world.api.clientNamed('Harbor Lane Markets');
  const all = (await storage.table('clients').find([])).map((row) => Number(row['client_account_id']));
  const other = all.find((id) => id !== client) ?? 0;
  const depots: Record<string, number> = {};
  for (const name of names) {
    const row = await storage.table('depots').insert({
      depot_name: name,
      hidden: name === 'Hidden quay',
      needs_note: name === 'Hidden quay',
      client_id: name === 'Other town' ? other : client,
    });
    depots[name] = Number(row['id']);
  }
  const vans: Record<string, number> = {};
  for (const [plate, name] of Object.entries(plates)) {
    const id = name === null ? null : (depots[name] ?? null);
    const keys: Row = Object.fromEntries(relations.map(({ key }) => [key, id]));
    const row = await storage.table('vans').insert({ plate, client_id: client, ...keys });
    vans[plate] = Number(row['id']);
  }
  const held = [
    permissions.vans,
    ...(what === 'none' ? [] : [permissions.depots]),
    ...(what === 'all' ? [permissions.hidden] : []),
  ];
  const roles = (await storage.table('roles').find([])).map((row) => Number(row['id']));
  const grants = roles.flatMap((role_id) => held.map((permission) => ({ role_id, permission })));
  await storage
    .table('role_permissions')
    .remove([{ field: 'permission', op: 'in', value: Object.values(permissions) }]);
  await storage.table('role_permissions').insertMany(grants);
  // The permissions of a token are those of its time.
  const tokens = new Map<Kind, string>();
  for (const kind of kinds) tokens.set(kind, await world.api.tokenOf(kind));
  return {
    ...world,
    tokens,
    client,
    depots: depots as VansWorld['depots'],
    vans,
    readable: (known) => (known === 'none' ? [] : names.slice(0, known === 'all' ? 3 : 2)),
  };
};
