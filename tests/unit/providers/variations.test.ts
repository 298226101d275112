import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '@providers/data-provider';
import { resources } from '@resources';
import { createProfileSource, readPerson } from '@app/profile';
import { readAttention, readDashboard } from '@core/dashboard/answers';
import { readFigures, readTrend } from '@core/figures/figures';
import { readVerification } from '@core/membership/answers';
import { isFields } from '@core/figures/values';
import { createHttp, type Call } from '@lib/http';
import { createAbsentCalls } from '@lib/optional-calls';
import type { SessionService } from '@lib/session-context';
import { createKeyStore } from '@lib/storage';
import { createTransport } from '@lib/transport';
import { createContractOnly, type ContractOnlySettings } from '@tests/helpers/contract-only/handler';
import { createFakeStorage } from '@tests/helpers/fake-storage';

/** Changes every object of a response, from the inside out. */
const deep = (value: unknown, change: (fields: Record<string, unknown>) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => deep(one, change));
  if (!isFields(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deep(one, change)])));
};
const each = (change: (name: string, value: unknown) => unknown) => (answer: unknown) =>
  deep(answer, (fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(name, value)])),
  );
const without =
  (...names: readonly string[]) =>
  (answer: unknown) =>
    deep(answer, (fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))),
    );
const isId = (name: string) => /(^|_)id$/.test(name);

const setUp = (vary?: ContractOnlySettings['vary'], isAgency = false) => {
  const server = createContractOnly(vary ? { vary } : {});
  const { token } = server.pairOf(isAgency ? 2 : 1);
  const sent: string[] = [];
  const transport = createTransport({
    baseUrl: 'https://provider.example/api/v1',
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request.url);
      return server.handle(request);
    },
  });
  const absent = createAbsentCalls(createKeyStore(() => createFakeStorage({}).storage));
  const http = createHttp({ transport, token: () => token });
  const session = {
    current: () => ({ userId: 3, permissions: [] }),
    subscribe: () => () => undefined,
  } as unknown as SessionService;
  return {
    sent,
    data: createDataProvider({ http, resources, absent }),
    profile: createProfileSource(http, session, () => 0),
    get: (path: string, backend: Call['backend'] = 'eip') =>
      http.request<unknown>({ backend, method: 'GET', path }),
  };
};
const meta = { clientId: 7 };
const workers = { resource: 'workers', meta } as const;
const first = { currentPage: 1, pageSize: 10 };

/** The variations, by their names in `docs/api.md`. */
const variations: Readonly<Record<string, () => Promise<void>>> = {
  'fields that the contract does not know': async () => {
    const more = (answer: unknown) => deep(answer, (fields) => ({ ...fields, zz_more: { id: 1 } }));
    const { data, profile, get } = setUp(more);
    const { data: rows, total } = await data.getList(workers);
    expect([rows.length, total]).toEqual([10, 12]);
    expect(rows[0]).toMatchObject({ full_name: 'Ana Ruiz 10' });
    await expect(data.getOne({ ...workers, id: 1 })).resolves.toMatchObject({
      data: { job_title: 'Cashier' },
    });
    await expect(profile.load()).resolves.toMatchObject({ clients: [{ id: 7, name: 'Harbor Mills' }] });
    expect(readFigures(await get('clients/7/claims/kpi'))).toEqual({ open_claims: 6, salvage: 1 });
  },
  'ids as text': async () => {
    const { data, profile, get } = setUp(each((name, value) => (isId(name) ? String(value) : value)));
    const { data: rows } = await data.getList(workers);
    expect(rows.every(({ id }) => typeof id === 'number')).toBe(true);
    const { data: user } = await data.getOne({ resource: 'users', id: '3' });
    expect(user).toMatchObject({ id: 3, role_id: 2, eip_clients: [{ id: 7 }] });
    await expect(profile.load()).resolves.toMatchObject({ clients: [{ id: 7 }] });
    await expect(profile.client(7)).resolves.toMatchObject({ id: 7, industryId: 1 });
    const { data: industries } = await data.getList({ resource: 'industries' });
    expect(industries).toEqual([{ id: 1, name: 'Retail' }]);
    expect(readAttention(await get('clients/7/needs-attention'))).toHaveLength(2);
  },
  'ids that are no numbers': async () => {
    const { data } = setUp(each((name, value) => (isId(name) ? `w-${String(value)}` : value)));
    const { data: rows } = await data.getList(workers);
    expect(rows[0]).toMatchObject({ id: 'w-10' });
  },
  'numbers as text': async () => {
    const text = (name: string, value: unknown) =>
      typeof value === 'number' && !isId(name) ? String(value) : value;
    const { data, get } = setUp(each(text));
    const { data: rows, total } = await data.getList({ ...workers, pagination: first });
    expect(rows[0]).toMatchObject({ ytd_wages: 10007.5, days_worked: 100, pct_cutoff_met: 1 });
    expect(total).toBe(12);
    expect(readFigures(await get('clients/7/claims/kpi'))).toEqual({ open_claims: 6, salvage: 1 });
    expect(readTrend(await get('clients/7/workers/active-employees-trend'))[0]).toMatchObject({ count: 10 });
    expect(readDashboard(await get('clients/7/dashboard'))).toMatchObject({
      wages: 54000,
      grossProfit: 0.31,
    });
  },
  'null for a value': async () => {
    const isRequired = (name: string, value: unknown) =>
      ['data', 'total_count', 'id', 'name', 'client_account_id', 'client_account_name', 'key'].includes(
        name,
      ) ||
      (name === 'value' && typeof value === 'string');
    const { data, profile, get } = setUp(each((name, value) => (isRequired(name, value) ? value : null)));
    const { data: rows } = await data.getList(workers);
    expect(rows[0]).toMatchObject({ full_name: null });
    await expect(profile.load()).resolves.toMatchObject({ clients: [], user: { firstName: '' } });
    await expect(profile.client(7)).resolves.toEqual({ id: 7, name: 'Harbor Mills' });
    expect(readFigures(await get('clients/7/claims/kpi'))).toEqual({ open_claims: null, salvage: null });
    expect(readDashboard(await get('clients/7/dashboard'))).toMatchObject({ wages: null, claims: null });
    expect(readAttention(await get('clients/7/needs-attention'))[0]).toMatchObject({
      title: '',
      dueDate: '',
    });
  },
  '`data: null`': async () => {
    const { data, get } = setUp(each((name, value) => (name === 'data' ? null : value)));
    await expect(data.getList({ resource: 'roles' })).resolves.toEqual({ data: [], total: 0 });
    expect(readFigures(await get('clients/7/claims/kpi'))).toEqual({});
  },
  'no `data` beside a `total_count` of 0': async () => {
    const { data } = setUp(() => ({ total_count: 0 }));
    await expect(data.getList(workers)).resolves.toEqual({ data: [], total: 0 });
    // Any other response without rows is not a list.
    await expect(setUp(() => ({})).data.getList(workers)).rejects.toMatchObject({
      detail: 'unreadable answer',
    });
    const counted = setUp(() => ({ total_count: 3 }));
    await expect(counted.data.getList(workers)).rejects.toMatchObject({ detail: 'unreadable answer' });
  },
  'no `total_count`, or null': async () => {
    for (const vary of [
      without('total_count'),
      each((name, value) => (name === 'total_count' ? null : value)),
    ]) {
      const { data } = setUp(vary);
      const second = { currentPage: 2, pageSize: 10 };
      await expect(data.getList({ ...workers, pagination: second })).resolves.toMatchObject({ total: 12 });
      const none = { field: 'search', operator: 'contains' as const, value: 'zzzz' };
      await expect(data.getList({ ...workers, filters: [none] })).resolves.toEqual({ data: [], total: 0 });
    }
  },
  'fewer rows than `limit`': async () => {
    const withFewerRows = (answer: unknown) =>
      deep(answer, (fields) => ({
        ...fields,
        ...(Array.isArray(fields['data']) && { data: fields['data'].slice(0, 5) }),
      }));
    const { data, sent } = setUp(withFewerRows);
    const all = await data.getList({ ...workers, pagination: { mode: 'client' } });
    expect(all.data).toHaveLength(12);
    expect(sent.map((call) => /offset=\d+/.exec(call)?.[0])).toEqual(['offset=0', 'offset=5', 'offset=10']);
  },
  'a date with a time': async () => {
    const late = (name: string, value: unknown) => {
      if (name === 'hire_date' || name === 'date_of_birth') return `${String(value)}T23:30:00-08:00`;
      return name === 'month' ? `${String(value)}-01` : value;
    };
    const { data } = setUp(each(late));
    const { data: worker } = await data.getOne({ ...workers, id: 1 });
    expect(worker).toMatchObject({ hire_date: '2026-03-02', date_of_birth: '1990-05-06' });
    const { data: months } = await data.getList({ resource: 'gross-profit', meta });
    expect(String(months[0]?.['month'])).toMatch(/^\d{4}-01$/);
  },
  'a status in other letters': async () => {
    const { data } = setUp(each((name, value) => (name === 'employee_status' ? 'ACTIVE' : value)));
    const { data: rows } = await data.getList(workers);
    expect(rows[0]).toMatchObject({ employee_status: 'ACTIVE' });
  },
  'no optional part': async () => {
    const { data, profile, get } = setUp(
      without(
        'profile_picture_url',
        'eip_clients',
        'headcount_by_location',
        'industry_business_id',
        'due_date',
      ),
    );
    expect(readPerson(await get('users/me', 'v1'))).toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      clients: [],
    });
    await expect(profile.load()).resolves.toMatchObject({ clients: [] });
    await expect(profile.client(7)).resolves.toEqual({ id: 7, name: 'Harbor Mills' });
    expect(readDashboard(await get('clients/7/dashboard'))).not.toHaveProperty('headcount');
    await expect(data.getList({ resource: 'my-team' })).resolves.toMatchObject({ total: 3 });
    expect(readVerification({ result: 'eligible', form_token: 't' })).toMatchObject({
      formStatus: 'none',
      prefill: null,
      addressCheck: null,
    });
  },
  'a byte order mark, or another `Content-Type`': async () => {
    const withByteOrderMark = (answer: unknown) =>
      new Response(`\uFEFF${JSON.stringify(answer)}`, {
        headers: { 'Content-Type': 'text/plain;charset=latin1' },
      });
    const { data } = setUp(withByteOrderMark);
    await expect(data.getList(workers)).resolves.toMatchObject({ total: 12 });
  },
  'a write without a body': async () => {
    for (const status of [200, 204]) {
      const empty = (answer: unknown, call: string) =>
        call.startsWith('GET') ? answer : new Response(null, { status });
      const { data } = setUp(empty, true);
      const variables = { first_name: 'Ana', last_name: 'Ruiz', username: 'new@agency.example' };
      const resource = 'members';
      await expect(data.create({ resource, variables })).resolves.toEqual({ data: variables });
      await expect(data.update({ resource, id: '1', variables })).resolves.toEqual({
        data: { ...variables, id: 1 },
      });
      await expect(data.deleteOne({ resource, id: 2 })).resolves.toEqual({ data: { id: 2 } });
    }
    // A list or a record without a body has failed.
    const { data } = setUp(() => null);
    await expect(data.getList(workers)).rejects.toMatchObject({ detail: 'unreadable answer' });
    await expect(data.getOne({ ...workers, id: 1 })).rejects.toMatchObject({ detail: 'unreadable answer' });
  },
};

describe('a server that differs from the contract', () => {
  it.each(Object.entries(variations))('by %s', (_, runVariation) => runVariation());

  it('may do so only as documented', () => {
    const [, table = ''] = readFileSync('docs/api.md', 'utf8').split('| Variation');
    const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
    expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual(Object.keys(variations));
  });
});
