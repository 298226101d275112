import { expect } from 'vitest';
import { resources } from '@resources';
import type { Resource } from '@core/resource/resource';
import { versionField } from '@core/resource/versioned';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import type { Kind } from '../rights/rows';
import type { World } from '../rights/world';
import { schemas } from '../storage/pglite-database';
import { callAt, callerOf, places } from '../versions/places';

export const deletable = resources.filter(({ operations }) => operations.delete);
export const resourceOf = (name: string): Resource => resources.find((one) => one.name === name)!;

export interface Deletion {
  readonly id: number;
  readonly record_id: number;
  readonly name: string | null;
  readonly at: string;
  readonly user_id: number;
  readonly person: string | null;
  readonly expires: string;
}
interface Trash {
  readonly data: readonly Deletion[];
  readonly total_count: number;
}

/** The name of the record in every list, search and file. */
export const marker = 'Zyxwmark';
const markers: Readonly<Record<string, string>> = { username: 'zyxwmark@portal.example' };

export const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

export const idOf = (world: World, { name }: Resource): number =>
  Number(world.fill(/\{[^{}]+\}(?=\?|$)/.exec((places[name] ?? '').replace(/\?.*/, ''))?.[0] ?? '', 'admin'));

/** Gives a user something in every table of users. */
const fillUser = async ({ api: { storage } }: World, id: number): Promise<void> => {
  const worker = await storage.table('workers').first([]);
  await storage.table('user_profiles').remove(eq('user_id', id));
  const employee_id = Number(worker?.['id']);
  await storage.table('user_profiles').insert({ user_id: id, employee_id, credential_version: 3 });
  await storage.table('app_factors').insert({ user_id: id, sealed: 'v1.sealed.text', last_step: 7 });
  await storage.table('recovery_codes').insert({ user_id: id, hash: 'code' });
  await storage
    .table('known_devices')
    .insert({ user_id: id, hash: 'device', expires: '2027-01-01T00:00:00.000Z' });
  const view = await storage
    .table('saved_views')
    .insert({ user_id: id, resource: 'users', name: 'Mine', address: '', created: '2026-11-20' });
  await storage
    .table('default_views')
    .insert({ user_id: id, resource: 'users', view_id: Number(view['id']) });
  await storage.table('favorite_clients').insert({ user_id: id, client_id: 1 });
  await storage.table('user_choices').insert({ user_id: id, name: 'menu', value: 'mini' });
  for (const table of ['link_tokens', 'factor_setups'])
    await storage
      .table(table)
      .insert({ hash: `${table} ${id}`, user_id: id, expires: '2027-01-01T00:00:00.000Z' });
};

/** Makes the record of a resource one that can be deleted, is found by the marker, and has data in other tables. */
export const prepare = async (world: World, resource: Resource): Promise<void> => {
  const { api } = world;
  const [table, id] = [tableName(resource), idOf(world, resource)];
  if (table === 'users') await fillUser(world, id);
  else await api.storage.table(table).update(eq('id', id), { active_employees: 0 });
  const { representation } = resource;
  const before = await api.storage.table(table).first(eq('id', id));
  const name = markers[representation] ?? marker;
  await api.storage.table(table).update(eq('id', id), { [representation]: name });
  if (table === 'locations')
    await api.storage
      .table('compliance')
      .update(eq('location_name', String(before?.['location_name'])), { location_name: name });
};

/** Tables of what happens, and of what ends with a user for good. */
const others = [
  ...['audit_trail', 'trail_values', 'trail_marks', 'record_versions', 'deleted_records', 'attempts'],
  ...[
    'refresh_tokens',
    'sessions',
    'factor_setups',
    'address_changes',
    'two_factor_challenges',
    'link_tokens',
  ],
];
const counters = [versionField, 'credential_version'];

/** Returns all rows of all tables, without the counters that a restore raises. */
export const allRows = async ({ api }: World): Promise<Readonly<Record<string, readonly Row[]>>> => {
  const rows: Record<string, readonly Row[]> = {};
  for (const { name } of schemas.filter((schema) => !others.includes(schema.name)))
    rows[name] = (await api.storage.table(name).find([])).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !counters.includes(column))),
    );
  return rows;
};

/** Calls on the trash of a resource. */
export const trashCalls = (world: () => World) => {
  /** Makes a call below the list of a resource. */
  const below = (
    resource: Resource,
    method: string,
    path: string,
    kind = callerOf(resource),
    body?: object,
  ) => {
    const [record = '', query] = (places[resource.name] ?? '').split('?');
    const list = record.replace(/\/[^/]+$/, '');
    const [suffix = '', added] = path.split('?');
    const queries = [query, added].filter((one) => one !== undefined).join('&');
    const { api, tokens, fill } = world();
    return api.call(method, fill(`${list}${suffix}${queries && `?${queries}`}`, kind), {
      token: tokens.get(kind) ?? '',
      ...(body && { body }),
    });
  };
  return {
    below,
    listed: async (resource: Resource, kind?: Kind, query = ''): Promise<Trash> => {
      const { status, body, text } = await below(resource, 'GET', `/trash${query}`, kind);
      expect([status, text]).toEqual([200, expect.anything()]);
      return body;
    },
    remove: async (resource: Resource, kind?: Kind): Promise<number> => {
      const { status, body, text } = await callAt(world(), resource, 'DELETE', kind ? { kind } : {});
      expect([status, text]).toEqual([200, expect.anything()]);
      const { trash, ...rest } = body as { id: number; trash: number };
      expect(rest).toEqual({ id: idOf(world(), resource) });
      return trash;
    },
    restore: (resource: Resource, id: number, kind?: Kind) =>
      below(resource, 'POST', `/trash/${id}/restore`, kind),
    purge: (resource: Resource, id: number, kind?: Kind) => below(resource, 'DELETE', `/trash/${id}`, kind),
    dependents: async (resource: Resource, kind?: Kind) => {
      const answer = await callAt(world(), resource, 'GET', {
        suffix: '/dependents',
        ...(kind && { kind }),
      });
      expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
      return (answer.body as { data: readonly { resource: string; count: number }[] }).data;
    },
  };
};
