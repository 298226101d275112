import { beforeAll, describe, expect, test } from 'vitest';
import { hour } from '@server/api/clock';
import { defaultLimits } from '@server/api/limits';
import { createMembership, type Membership } from './membership-calls';

let api: Membership;
beforeAll(async () => {
  api = await createMembership();
});

test.each([
  ['id=1001', 'Alder & Finch Grocery', 'en'],
  ['id=1006', 'Peña Family Tiendas', 'es'],
  ['employee_id=501', 'Harbor Lane Markets', 'en'],
  ['company_id=8', 'Fairmont Fabrics', 'en'],
])('%s returns the company and no personal data', async (query, company_name, language) => {
  const { status, body, headers } = await api.send(`lookup?${query}`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({ state: 'open', company_name, asks: ['ssn_last_four'], language });
});

test('members and non-members get the same response', async () => {
  const [one, other] = [await api.send('lookup?id=1004'), await api.send('lookup?id=1001')];
  expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
  expect((one.body as { state: string }).state).toBe('open');
});

test('an expired invitation returns 410', async () => {
  const { status, body } = await api.send('lookup?id=1005');
  expect([status, body]).toEqual([410, { detail: 'expired' }]);
});

test.each([
  '',
  'id=',
  'id=9999',
  'id=1e3',
  'id=-1001',
  'id=0',
  'id=1001.5',
  'id=99999999999999999999',
  'id=constructor',
  'employee_id=1001',
  'company_id=41',
  'id=1001%00',
])('?%s returns 404', async (query) => {
  const { status, body } = await api.send(`lookup?${query}`);
  expect([status, body]).toEqual([404, { detail: 'not found' }]);
});

test.each(['lookup?id=9999', 'lookup?id=1001'])(
  '%s never returns 401, not even with an invalid session token',
  async (path) => {
    const { status } = await api.send(path, undefined, { Authorization: 'Bearer nonsense' });
    expect(status).not.toBe(401);
  },
);

describe('what one network learns in an hour', () => {
  const limits = {
    ...defaultLimits,
    lookupCompanies: { count: 2, within: hour },
    lookupRecords: { count: 4, within: hour },
  };
  const create = async () => {
    const own = await createMembership({}, { limits });
    const look = async (query: string, address = '198.51.100.7') =>
      (await own.send(`lookup?${query}`, undefined, { 'X-Test-Address': address })).status;
    return { ...own, look };
  };

  test('are ten companies and sixty persons’ links', () => {
    const { lookupCompanies, lookupRecords } = defaultLimits;
    expect([lookupCompanies, lookupRecords]).toEqual([
      { count: 10, within: hour },
      { count: 60, within: hour },
    ]);
  });

  test('is limited by companies: the same one counts once, through whichever link', async () => {
    const { look, pass } = await create();
    for (const query of ['id=1001', 'company_id=1', 'company_id=8', 'id=1001', 'company_id=8'])
      expect([query, await look(query)]).toEqual([query, 200]);
    expect(await look('company_id=2')).toBe(429);
    expect(await look('company_id=1')).toBe(200);
    expect(await look('company_id=2', '198.51.100.8')).toBe(200);
    pass(hour + 1);
    expect(await look('company_id=2')).toBe(200);
  });

  test('is limited by links: those that lead nowhere count, and an answer does not tell them apart', async () => {
    const { look } = await create();
    const asked = ['id=9996', 'id=9997', 'id=9998', 'id=1001'];
    for (const query of asked) expect([404, 200]).toContain(await look(query));
    for (const query of ['id=9999', 'id=1002', 'employee_id=501'])
      expect([query, await look(query)]).toEqual([query, 429]);
    expect(await look('id=1001')).toBe(200);
  });

  test('leaves out verified people, each once', async () => {
    const { look, verify } = await create();
    const network = '198.51.100.7';
    await look('company_id=8');
    await look('id=1001');
    expect(await look('company_id=2')).toBe(429);
    for (let at = 0; at < 3; at += 1) expect((await verify({ id: 1001 }, '4321', network)).status).toBe(200);
    expect([await look('company_id=2'), await look('company_id=3'), await look('id=1001')]).toEqual([
      200, 429, 200,
    ]);
  });
});
