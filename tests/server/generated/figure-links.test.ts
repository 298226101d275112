import { beforeAll, describe, expect, test } from 'vitest';
import { areas, resources } from '@resources';
import { buildAbility, type AppAbility, type Rights } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { targetBy, targetOf } from '@core/dashboard/attention';
import { figureTargets } from '@core/dashboard/figures';
import { readFigures, type Figures } from '@core/figures/figures';
import { addressOf, type ListTarget, parseListAddress } from '@core/list/address';
import { pathOf } from '@core/list/list-calls';
import { listParams } from '@core/list/request';
import { areaPattern } from '@core/navigation/paths';
import type { KpiTile } from '@core/resource/kpi';
import { isListed, type ListedResource, type Resource } from '@core/resource/resource';
import { decodeToken } from '@core/session/token';
import { createHarness, type Harness } from '../api/harness';

/** Tiles and columns with numbers that do not count records that a list could show. */
const countsNoRecords: Readonly<Record<string, readonly string[]>> = {
  // Distinct client names in rows by client and month.
  'revenue-report': ['total_clients'],
  jobs: ['tries'],
  // Days, employees and requirements without separate records.
  workers: ['days_worked'],
  compliance: ['completed_count', 'required_count'],
  payroll: ['employee_count'],
  'my-clients': ['months_retained', 'employee_count'],
  // Sales of twelve full months, which no period of the revenue report spans.
  'my-team': ['sales_count', 'recruits'],
  users: ['role_id'],
};

const counts = (tile: KpiTile): boolean =>
  tile.kind === 'trend' || tile.kind === 'share' || (tile.kind === 'value' && tile.format === 'count');

describe.each(resources.filter(isListed))('$name', ({ name, list, fields }) => {
  const free = countsNoRecords[name] ?? [];

  test('declares the records of every tile that counts', () => {
    const silent = (list.kpis?.tiles ?? []).filter((tile) => counts(tile) && tile.filters === undefined);
    expect(silent.map(({ key }) => key).filter((key) => !free.includes(key))).toEqual([]);
  });

  test('declares the records of every column that counts', () => {
    const silent = list.columns.filter(
      (column) => fields[column]?.kind === 'number' && !fields[column].counts,
    );
    expect(silent.filter((column) => !free.includes(column))).toEqual([]);
  });

  test('counts by filters that exist', () => {
    for (const { counts: declared } of Object.values(fields)) {
      if (!declared) continue;
      const { resource, filters = {}, match = {}, client } = declared;
      const other = resources.find((one) => one.name === resource);
      expect(Object.keys(other?.list?.filters ?? {})).toEqual(
        expect.arrayContaining([...Object.keys(filters), ...Object.keys(match)]),
      );
      for (const field of [...Object.values(match), ...(client === undefined ? [] : [client])])
        expect(fields).toHaveProperty(field);
    }
  });
});

interface Figure {
  readonly of: string;
  readonly count: number;
  readonly to: string | undefined;
}

let api: Harness;
beforeAll(async () => {
  api = await createHarness();
  // An employee who was hired and left within the pay period, and a closed claim with salvage: the demo data may have none.
  const [workers, claims] = [api.storage.table('workers'), api.storage.table('claims')];
  const today = '2026-11-20';
  for (const client_id of [1, 2, 3]) {
    const worker = (await workers.find([{ field: 'client_id', op: 'eq', value: client_id }], 1))[0];
    const claim = (await claims.find([{ field: 'client_id', op: 'eq', value: client_id }], 1))[0];
    const left = { employee_status: 'Terminated', hire_date: today, left_date: today };
    if (worker) await workers.insert({ ...worker, ...left, id: 9_000_000 + client_id });
    if (claim)
      await claims.insert({
        ...claim,
        id: 9_000_000 + client_id,
        claim_status: 'Closed',
        closed_date: today,
        has_salvage: true,
      });
  }
});

/** Creates a caller of the API with the rights and clients that the portal would use. */
const callerOf = async (username: string) => {
  const token = await api.tokenOf(username);
  const get = async (path: string): Promise<unknown> => {
    const { status, body } = await api.call('GET', path, { token });
    expect({ path, status }).toEqual({ path, status: 200 });
    return body;
  };
  const flags = (await get('v1/feature-flags/')) as { data: { name: string; value: string }[] };
  const session = decodeToken(token);
  const rights: Rights = {
    permissions: session?.permissions ?? [],
    flags: Object.fromEntries(flags.data.map(({ name, value }) => [name, value === 'on'])),
  };
  const clients = (await get('eip/clients?limit=100')) as { data: { client_account_id: number }[] };
  return {
    get,
    ability: buildAbility(areas, rights),
    /** The clients whose workspaces are open to the caller. */
    clients: clients.data.map(({ client_account_id }) => client_account_id),
  };
};

type Caller = Awaited<ReturnType<typeof callerOf>>;

const openTo = (ability: AppAbility, scope: Resource['scope']): readonly ListedResource[] =>
  resources
    .filter((resource) => resource.scope === scope && ability.can('list', resource.name))
    .map((resource) => readableResource(resource, ability))
    .filter(isListed);

/** Returns how many records the list at an address shows. */
const totalAt = async ({ get, ability }: Caller, address: string): Promise<number> => {
  const [path = '', query = ''] = address.split('?');
  const steps = path.split('/');
  const resource = resources.find((one) => {
    const pattern = areaPattern(one).split('/');
    return (
      pattern.length === steps.length &&
      pattern.every((step, at) => (step === ':clientId' ? /^\d+$/.test(steps[at] ?? '') : step === steps[at]))
    );
  });
  if (!resource) throw new Error(`No list is at ${address}`);
  const { list } = readableResource(resource, ability);
  if (!list) throw new Error(`${resource.name} has no list`);
  const client = areaPattern(resource).includes(':clientId') ? Number(steps[2]) : undefined;
  const params = new URLSearchParams(listParams(list, parseListAddress(list, query)));
  const answer = (await get(`${resource.api.backend}/${pathOf(resource, client)}?${params}`)) as {
    total_count: number;
  };
  return answer.total_count;
};

const at = (caller: Caller, target: ListTarget, client: number | undefined) =>
  addressOf(target, areas, caller.ability, client);

const tilesOf = async (
  caller: Caller,
  resource: ListedResource,
  client: number | undefined,
): Promise<Figure[]> => {
  const base = `${resource.api.backend}/${pathOf(resource, client)}`;
  const { path = 'kpi', tiles = [] } = resource.list.kpis ?? {};
  const free = countsNoRecords[resource.name] ?? [];
  const fetchFigures = async (below: string): Promise<Figures> =>
    readFigures(await caller.get(`${base}/${below}`));
  const found: Figure[] = [];
  for (const tile of tiles.filter((one) => counts(one) && !free.includes(one.key))) {
    const link = (filters: KpiTile['filters']) =>
      filters && at(caller, { area: resource.name, filters }, client);
    const of = `${resource.name}.${tile.key}`;
    if (tile.kind !== 'share') {
      const figures = await fetchFigures(path);
      const { [tile.key]: count } = figures;
      if (count !== undefined && count !== null) found.push({ of, count, to: link(tile.filters) });
      continue;
    }
    const { [tile.met]: met = null, ...rest } = await fetchFigures(tile.path);
    if (met === null) continue;
    found.push({ of, count: met, to: link(tile.filters) });
    const others = Object.values(rest).reduce<number>((sum, count) => sum + (count ?? 0), 0);
    found.push({ of: `${of}, the rest`, count: others, to: link(tile.rest) });
  }
  return found;
};

const columnsOf = async (
  caller: Caller,
  resource: ListedResource,
  client: number | undefined,
): Promise<Figure[]> => {
  const { list, fields } = resource;
  const columns = list.columns.filter(
    (name) => fields[name]?.counts && caller.ability.can('read', resource.name, name),
  );
  const found: Figure[] = [];
  const options = list.columnsBy
    ? Object.keys(list.columnsBy.columns).map((option) => `${list.columnsBy?.filter}=${option}`)
    : [''];
  for (const option of columns.length > 0 ? options : []) {
    const params = new URLSearchParams(listParams(list, parseListAddress(list, option)));
    const { data } = (await caller.get(`${resource.api.backend}/${pathOf(resource, client)}?${params}`)) as {
      data: Record<string, unknown>[];
    };
    for (const row of data)
      for (const name of columns) {
        const { [name]: count } = row;
        const declared = fields[name]?.counts;
        if (!declared || typeof count !== 'number' || count === 0) continue;
        const match = Object.entries(declared.match ?? {}).map(([filter, field]) => [
          filter,
          String(row[field]),
        ]);
        const target = {
          area: declared.resource,
          filters: { ...declared.filters, ...(Object.fromEntries(match) as Record<string, string>) },
        };
        // A caller without access to that list sees a number and no link.
        if (!caller.ability.can('list', declared.resource)) continue;
        if (declared.client !== undefined && !caller.clients.includes(Number(row[declared.client]))) continue;
        const of = `${resource.name}.${name} of ${String(row[resource.representation])}`;
        const place = declared.client === undefined ? client : Number(row[declared.client]);
        found.push({ of, count, to: at(caller, target, place) });
      }
  }
  return found;
};

const dashboardOf = async (caller: Caller, client: number): Promise<Figure[]> => {
  const { get, ability } = caller;
  if (!ability.can('list', 'dashboard')) return [];
  const found: Figure[] = [];
  const add = (of: string, count: number | null | undefined, target: ListTarget) => {
    if (count && ability.can('list', target.area)) found.push({ of, count, to: at(caller, target, client) });
  };
  const below = (path: string) => get(`eip/clients/${client}/${path}`);
  const { headcount, claims } = readDashboard(await below('dashboard'));
  for (const { name, count } of headcount ?? [])
    add(`headcount of ${name}`, count, figureTargets.worksite(name));
  for (const { month, ...months } of claims ?? [])
    for (const key of ['opened', 'closed'] as const)
      add(`claims ${key} in ${month}`, months[key], figureTargets.claimsOf(month)[key]);
  if (ability.can('list', 'claims')) {
    const { open_claims, salvage } = readFigures(await below('claims/kpi'));
    add('open claims', open_claims, figureTargets.openClaims);
    add('salvage', salvage, figureTargets.salvage);
  }
  if (ability.can('list', 'workers')) {
    const { active_employees, new_this_period } = readFigures(await below('workers/kpi'));
    add('active employees', active_employees, figureTargets.activeEmployees);
    add('new employees', new_this_period, figureTargets.newEmployees);
    const { met, not_met } = readFigures(await below('workers/tax-cut-off'));
    add('cutoff met', met, figureTargets.cutoff.met);
    add('cutoff not met', not_met, figureTargets.cutoff.not_met);
  }
  for (const item of readAttention(await below('needs-attention'))) {
    const area = targetOf(item, new Date())?.area;
    expect(item.query).not.toBe('');
    const target = area === undefined ? undefined : targetBy(area, item.query, areas, ability);
    if (area !== undefined && ability.can('list', area)) expect(target).toBeDefined();
    if (target) add(item.title, item.count, target);
  }
  return found;
};

describe.each(['admin', 'broker', 'internal', 'pact', 'staff', 'regional', 'agency', 'limited'])(
  'every figure that %s sees',
  (username) => {
    test('opens a list with the same number of records', async () => {
      const caller = await callerOf(username);
      const figures: Figure[] = [];
      for (const scope of ['global', 'agency'] as const)
        for (const resource of openTo(caller.ability, scope))
          figures.push(
            ...(await tilesOf(caller, resource, undefined)),
            ...(await columnsOf(caller, resource, undefined)),
          );
      for (const client of caller.clients.slice(0, 5)) {
        figures.push(...(await dashboardOf(caller, client)));
        for (const resource of openTo(caller.ability, 'client'))
          figures.push(
            ...(await tilesOf(caller, resource, client)),
            ...(await columnsOf(caller, resource, client)),
          );
      }
      expect(figures.length).toBeGreaterThan(0);
      const wrong: object[] = [];
      for (const { of, count, to } of figures) {
        const total = to === undefined ? 'no link' : await totalAt(caller, to);
        if (total !== count) wrong.push({ of, to, count, total });
      }
      expect(wrong).toEqual([]);
    });
  },
);
