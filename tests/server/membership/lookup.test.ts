import { beforeAll, expect, test } from 'vitest';
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
