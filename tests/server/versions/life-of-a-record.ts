import { expect } from 'vitest';
import { mergeForm } from '@core/form/merge';
import type { Operation, Resource } from '@core/resource/resource';
import { historyTable } from '@server/history/entries';
import type { DemoRole } from '@server/seed/data/roles';
import { tableName } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import { trashTable } from '@server/trash/deleted-records';
import type { HistoryEntry } from '../history/history';
import type { Servers } from '../rights/delayed/world';
import type { Kind } from '../rights/rows';
import type { World } from '../rights/world';
import { kindOf, may } from './demo-roles';
import { callerOf, places, wholeOf } from './places';
import { inputs } from './writers';

type Values = Readonly<Record<string, unknown>>;
/** An input of a form with values that it accepts. */
type Choice = readonly [name: string, values: readonly unknown[]];
const none: Choice = ['', []];

let serial = 0;
const person = () => ({ first_name: 'Kim', last_name: 'Quist', username: `life-${++serial}@client.example` });
const user = (client: number) => ({ ...person(), role_id: 8, eip_client_ids: [client] });
const address = { address: '1 Pier', city: 'Reno', state: 'NV', zip_code: '89501' };

/** The body of a new record, in a client. */
export const created: Readonly<Record<string, (client: number) => object>> = {
  users: user,
  'client-users': user,
  members: () => ({ ...person(), role_name: 'Agent', commission_pct: 0.2 }),
  locations: () => ({ ...address, location_name: `Life ${++serial}` }),
};

interface Place {
  readonly world: World;
  /** Servers on one storage. The steps take turns. */
  readonly servers: readonly Servers[];
  readonly resource: Resource;
  readonly role: DemoRole;
}
interface Sent {
  readonly body?: object;
  readonly version?: unknown;
}
interface Answer {
  readonly status: number;
  readonly body: Row & { readonly current?: Row };
}

/** Opens the list of a resource, in a client of the role's user where there is one. */
const openList = async ({ world, servers, resource, role }: Place) => {
  const { storage } = servers[0]!.deps;
  const kind = kindOf(role);
  const idOf = (as: Kind) => world.fill('{self}', as) as unknown as number;
  const ofUser = { field: 'user_id', op: 'eq', value: idOf(kind) } as const;
  const given = await storage.table('user_clients').first([ofUser]);
  const client = Number(given?.['client_id'] ?? world.fill('{own}', kind));
  const [place = '', query] = (places[resource.name] ?? '').replaceAll('{own}', String(client)).split('?');
  let turn = 0;
  const call = async (as: Kind, method: string, below: string, { body, version }: Sent = {}) => {
    const server = servers[turn++ % servers.length]!;
    const path = `${place.replace(/\/[^/]+$/, '')}${below}${query === undefined ? '' : `?${query}`}`;
    const answer = await server.fast.request(`/api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${world.tokens.get(as) ?? ''}`,
        ...(version !== undefined && { 'If-Match': `"${Number(version)}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() } as Answer;
  };
  return { kind, client, call, idOf, existing: world.fill(place.replace(/.*\//, ''), kind) };
};

type List = Awaited<ReturnType<typeof openList>>;

/**
 * Returns a function that takes a step in a record's life. The role's user takes it if the role has the right. Otherwise
 * the step is refused and changes nothing, and then the manager of the resource takes it.
 */
const stepsOf = ({ servers, resource, role }: Place, { kind, call, idOf }: List) => {
  const { storage } = servers[0]!.deps;
  const tables = [tableName(resource), historyTable, trashTable, 'jobs'];
  const stateOf = () => Promise.all(tables.map((name) => storage.table(name).find([])));
  /** The entries that the history must have, from the oldest to the newest. */
  const written: { readonly action: string; readonly user_id: number }[] = [];
  const take = async (needs: Operation, request: readonly [method: string, below: string], sent?: Sent) => {
    const taker = may(role, needs, resource) ? kind : callerOf(resource);
    if (taker !== kind) {
      const before = await stateOf();
      const { status, body } = await call(kind, ...request, sent);
      expect([...request, status, body]).toEqual([...request, 403, { detail: 'forbidden' }]);
      expect(await stateOf()).toEqual(before);
    }
    return { ...(await call(taker, ...request, sent)), user_id: idOf(taker) };
  };
  /** Takes a step that writes. Returns the answer. */
  const write = async (action: string, ...step: Parameters<typeof take>): Promise<Row> => {
    const { status, body, user_id } = await take(...step);
    expect([...step, status, body]).toEqual([...step, action === 'create' ? 201 : 200, expect.anything()]);
    written.push({ action, user_id });
    return body;
  };
  return { take, write, written };
};

type Steps = ReturnType<typeof stepsOf>;

/** Creates a record, or takes the one of a resource where none can be created. Returns its path below the list. */
const begin = async ({ resource }: Place, list: List, { write }: Steps): Promise<string> => {
  if (!resource.operations.create) return `/${list.existing}`;
  const body = created[resource.name]!(list.client);
  const record = await write('create', 'create', ['POST', ''], { body });
  return `/${Number(record['id'])}`;
};

/** Two writers read one version. The second one is refused, and writes what does not conflict under the new version. */
const editTwice = async (
  { resource }: Place,
  read: () => Promise<Row>,
  at: string,
  { take, write }: Steps,
): Promise<void> => {
  const [[field, choices] = none, other] = Object.entries(inputs[resource.name] ?? {}) as readonly Choice[];
  const names = [field, ...(other ? [other[0]] : [])];
  const valuesIn = (record: object): Values => {
    const whole = wholeOf(resource, record);
    return Object.fromEntries(names.map((name) => [name, whole[name]]));
  };
  const start = await read();
  const { version } = start;
  const base = valuesIn(start);
  const first = choices.find((value) => value !== base[field]);
  const second = choices.find((value) => value !== first);
  const mine = { ...base, [field]: second, ...(other && { [other[0]]: other[1][0] }) };

  const edited = await write('update', 'edit', ['PATCH', at], { body: { [field]: first }, version });
  expect([edited['version'], valuesIn(edited)]).toEqual([Number(version) + 1, { ...base, [field]: first }]);

  const late = await take('edit', ['PATCH', at], { body: mine, version });
  expect([late.status, late.body]).toEqual([412, { detail: 'changed', current: edited }]);
  expect(await read()).toEqual(edited);
  if (!other) return;

  const { values, kept } = mergeForm(names, { base, mine, theirs: valuesIn(edited) });
  expect(kept).toEqual([other[0]]);
  const body = { [other[0]]: values[other[0]] };
  const merged = await write('update', 'edit', ['PATCH', at], { body, version: edited['version'] });
  expect(valuesIn(merged)).toEqual({ ...mine, [field]: first });
};

/**
 * Takes a record through its life: it is created, edited twice from one version, merged, undone, deleted and restored.
 * Each step is taken or refused as the role has the right to it, and the history tells who took it.
 */
export const checkLife = async (place: Place): Promise<void> => {
  const { resource } = place;
  const list = await openList(place);
  const steps = stepsOf(place, list);
  const { write, written } = steps;
  const at = await begin(place, list, steps);
  const found = () => list.call(callerOf(resource), 'GET', at);
  const read = async (): Promise<Row> => (await found()).body;
  const start = await read();
  await editTwice(place, read, at, steps);

  const { version } = await read();
  const undone = { body: { version: start['version'] }, version };
  await write('undo', 'edit', ['POST', `${at}/undo`], undone);
  expect(await read()).toEqual({ ...start, version: Number(version) + 1 });

  if (resource.operations.delete) {
    const before = await read();
    const { trash } = await write('delete', 'delete', ['DELETE', at], { version: before['version'] });
    expect((await found()).status).toBe(404);
    await write('restore', 'delete', ['POST', `/trash/${Number(trash)}/restore`], { body: {} });
    expect(await read()).toEqual({ ...before, version: Number(before['version']) + 1 });
  }

  const history = (await list.call(callerOf(resource), 'GET', `${at}/history`)).body as object;
  const entries = (history as { readonly data: readonly HistoryEntry[] }).data.slice(0, written.length);
  expect(entries.map(({ action, user_id }) => ({ action, user_id }))).toEqual(written.toReversed());
};
