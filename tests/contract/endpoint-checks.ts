import { beforeAll, describe, expect, it } from 'vitest';
import { defaultListState, type ListState } from '@core/list/list-state';
import { columnsIn } from '@core/list/columns';
import { periodNames } from '@core/list/period';
import { conditionFields } from '@core/conditions/condition-tests';
import { holds } from '@core/conditions/resolve';
import { todayHere } from '@core/form/today';
import { filterConditions, listParams } from '@core/list/request';
import type { Filter } from '@core/resource/filter';
import { fieldOf, type ListSpec, type Resource } from '@core/resource/resource';
import { openContractApi, permissionsFor, type ContractApi } from '../helpers/contract-api';
import { checkRules } from './rule-checks';
import { checkTiles } from './tile-checks';
import { isOrdered, valueShapes, type Wire } from './wire';

interface Answer {
  readonly data: readonly Wire[];
  readonly total_count: number;
}

const addressOf = ({ api }: Resource, client: number, params: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams({
    ...params,
    ...(api.clientParam && { [api.clientParam]: String(client) }),
  });
  return `/api/${api.backend}/${api.path.replace(':clientId', String(client))}?${query.toString()}`;
};

const optionsOf = (filter: Filter): readonly string[] => {
  if (filter.kind === 'one-of') return Object.keys(filter.options);
  return filter.kind === 'period' ? periodNames(new Date()) : [];
};

const checkLists = (resource: Resource, list: ListSpec, api: () => ContractApi): void => {
  const client = () => api().clients[0]!;
  const fetchList = async (change: Partial<ListState> = {}) => {
    const state = { ...defaultListState(list), ...change };
    const { status, body } = await api().call(addressOf(resource, client(), listParams(list, state)));
    expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined });
    return body as unknown as Answer;
  };

  it('returns a page of rows with a valid value in every column', async () => {
    const { data, total_count: total } = await fetchList();
    expect(data.length).toBe(list.paging === 'all' ? total : Math.min(10, total));
    expect(total).toBeGreaterThan(0);
    const shown = columnsIn(list, defaultListState(list));
    for (const row of data) {
      expect(list.columns.filter((name) => name in row).sort()).toEqual([...shown].sort());
      for (const name of [resource.idField, ...shown]) {
        const { kind, nullable = false, values } = fieldOf(resource, name);
        const value = row[name];
        if (nullable && value === null) continue;
        expect({ name, value }).not.toEqual({ name, value: undefined });
        expect({ name, value }).not.toEqual({ name, value: null });
        if (values) expect(Object.keys(values)).toContain(value);
        const shape = valueShapes[kind];
        if (shape) expect(String(value)).toMatch(shape);
        if (kind === 'trend') expect(value).toEqual(Array(12).fill(expect.any(Number)));
      }
    }
  });

  it('sorts by every sort key in both directions', async () => {
    for (const sortBy of list.paging === 'pages' ? list.sortBy : []) {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const { data } = await fetchList({ sortBy, sortOrder });
        expect({ sortBy, sortOrder, ordered: isOrdered(data, sortBy, sortOrder) }).toEqual({
          sortBy,
          sortOrder,
          ordered: true,
        });
      }
    }
  });

  it('returns every row on exactly one page', async () => {
    const { total_count: total } = await fetchList();
    const ids: unknown[] = [];
    for (let page = 0; page * 10 < total; page += 1) {
      ids.push(...(await fetchList({ page })).data.map((row) => row[resource.idField]));
      if (list.paging === 'first-page') return;
      if (list.paging === 'all') break;
    }
    expect(ids.length).toBe(total);
    expect(new Set(ids).size).toBe(total);
  });

  it('returns only rows that match each filter', async () => {
    for (const [name, filter] of Object.entries(list.filters)) {
      for (const option of optionsOf(filter)) {
        const filters = { ...defaultListState(list).filters, [name]: option };
        const { data } = await fetchList({ filters });
        const sort = filter.kind === 'one-of' ? filter.options[option]?.sort : undefined;
        if (sort) expect(isOrdered(data, sort.by, sort.order)).toBe(true);
        const params = listParams(list, { ...defaultListState(list), filters });
        const conditions = filterConditions(list, new URLSearchParams(params));
        const context = { today: todayHere().first };
        // Only by fields of the row; some filters test a field that only the single record has.
        const matchesFilters = (row: object) =>
          conditions.every(
            (condition) =>
              !conditionFields(condition).every((field) => field in row) || holds(row, condition, context),
          );
        expect(data.filter((row) => !matchesFilters(row))).toEqual([]);
      }
    }
  });

  it('finds a record by its first search field, ignoring case', async () => {
    const { data } = await fetchList();
    const [field] = list.search;
    if (field === undefined) return;
    const text = String(data[0]?.[field]);
    const found = await fetchList({ search: text.toUpperCase() });
    expect(found.data.map((row) => row[field])).toContain(text);
    expect((await fetchList({ search: 'no record has this text' })).total_count).toBe(0);
  });
};

const checkRefusals = (resource: Resource, all: readonly Resource[], api: () => ContractApi): void => {
  const address = (client = api().clients[0]!) => addressOf(resource, client, { offset: '0', limit: '10' });
  const kinds = ['eip_clients_read_list', 'act_as_evoove_agency'];
  const others = () =>
    all.flatMap(permissionsFor).filter((name) => !resource.access.permissions.some((own) => own === name));

  it('rejects a call without a session', async () => {
    expect(await api().call(address(), { token: null })).toEqual({
      status: 401,
      body: { detail: expect.any(String) },
    });
  });

  it('rejects a user as soon as they lose a permission', async () => {
    const base = [...others(), ...resource.access.permissions, ...kinds];
    for (const missing of resource.access.permissions) {
      await api().setPermissions(base.filter((permission) => permission !== missing));
      expect(await api().call(address())).toEqual({ status: 403, body: { detail: 'forbidden' } });
    }
    await api().setPermissions(base);
    expect((await api().call(address())).status).toBe(200);
  });

  const { flag } = resource.access;
  if (flag !== undefined)
    it('is not accessible while its flag is off', async () => {
      await api().flag(flag, 'off');
      const { status } = await api().call(address());
      await api().flag(flag, 'on');
      expect([403, 404]).toContain(status);
    });

  if (resource.scope === 'agency')
    it('rejects a user without an agency', async () => {
      const rights = [...others(), ...resource.access.permissions, ...kinds];
      await api().setPermissions(rights.filter((name) => name !== 'act_as_evoove_agency'));
      expect((await api().call(address())).status).toBe(403);
      await api().setPermissions(rights);
      await api().leaveAgency();
      expect((await api().call(address())).status).toBe(403);
    });

  if (resource.scope === 'client')
    it("rejects a client that is not the user's, and one that does not exist", async () => {
      await api().setPermissions(
        [...others(), ...resource.access.permissions].filter((name) => name !== 'eip_clients_read_list'),
      );
      const { status } = await api().call(address());
      expect(status).toBe(403);
      await api().setPermissions([...others(), ...resource.access.permissions, 'eip_clients_read_list']);
      expect((await api().call(address(987654))).status).toBe(404);
    });
};

const checkLookup = (resource: Resource, api: () => ContractApi): void => {
  it('returns complete records, and rejects a call without a session', async () => {
    const address = addressOf(resource, 0, {});
    const { status, body } = await api().call(address);
    expect(status).toBe(200);
    for (const row of body.data as Wire[])
      expect(Object.keys(row).sort()).toEqual(Object.keys(resource.fields).sort());
    expect((await api().call(address, { token: null })).status).toBe(401);
  });
};

/** Checks that the endpoint that the server derives from a declaration does what the declaration says. */
export const describeEndpoint = (
  resource: Resource,
  all: readonly Resource[],
  prepare?: (api: ContractApi) => Promise<void>,
): void => {
  describe(`${resource.name}: endpoint`, () => {
    let api: ContractApi;
    beforeAll(async () => {
      api = await openContractApi(all);
      await prepare?.(api);
    });
    const { list } = resource;
    if (!list) {
      checkLookup(resource, () => api);
      return;
    }
    checkLists(resource, list, () => api);
    checkRules(
      resource,
      () => addressOf(resource, api.clients[0]!, {}),
      () => api,
    );
    if (list.kpis ?? list.chart?.path)
      it('returns every figure that its tiles, totals and chart show', () =>
        checkTiles(resource, list, (path) => api.call(path), api.clients[0]!));
    checkRefusals(resource, all, () => api);
  });
};
