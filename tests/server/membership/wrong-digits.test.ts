import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '@server/api/clock';
import { withoutRandom } from '@tests/helpers/without-random';
import { createMembership, type Membership } from './membership-calls';

let api: Membership;
beforeEach(async () => {
  api = await createMembership();
});

const detail = (text: string) => JSON.parse(text) as unknown;

describe('wrong digits', () => {
  const wrong: [string, object, string][] = [
    ['a known person', { id: 1001 }, '1111'],
    ['an unknown person', { id: 4040 }, '1111'],
    ['a member', { id: 1004 }, '1111'],
    ['an ended invitation', { id: 1005 }, '1111'],
    ['an unknown employee', { employee_id: 4040 }, '4321'],
    ['a company', { company_id: 8 }, '1111'],
    ['an unknown company', { company_id: 4040 }, '8888'],
    ['digits of another company', { company_id: 1 }, '8888'],
    ['no digits', { id: 1001 }, ''],
    ['letters', { id: 1001 }, 'abcd'],
    ['zeros', { id: 1001 }, '0000'],
    ['too many', { id: 1001 }, '54321'],
  ];
  test.each(wrong)('return the same response for %s', async (_, link, digits) => {
    const { status, text } = await api.verify(link, digits);
    expect([status, text]).toEqual([422, '{"detail":"ssn incorrect"}']);
  });

  test('use the same tables in the same order for a known and an unknown person', async () => {
    const steps: string[] = [];
    const { storage } = api.deps;
    const original = storage.table.bind(storage);
    storage.table = (name) => {
      steps.push(name);
      return original(name);
    };
    await api.verify({ id: 1001 }, '1111');
    const known = steps.splice(0);
    await api.verify({ id: 4040 }, '1111', '192.0.2.2');
    expect(steps).toEqual(known);
  });

  test.each([
    ['a known person', { id: 1001 }],
    ['an unknown person', { id: 4040 }],
    ['an employee', { employee_id: 501 }],
    ['a company', { company_id: 8 }],
    ['no company', { company_id: 4040 }],
  ])('five tries lock %s for a day', async (_, link) => {
    for (let i = 0; i < 5; i++) expect((await api.verify(link, '1111')).status).toBe(422);
    const { status, text, headers } = await api.verify(link, '1111');
    expect([status, detail(text)]).toEqual([429, { detail: 'too many attempts' }]);
    expect(Number(headers.get('Retry-After'))).toBe(day / 1000);
    api.pass(day);
    expect((await api.verify(link, '1111')).status).toBe(422);
  });

  test('do not lock the person for another network', async () => {
    for (let i = 0; i < 5; i++) await api.verify({ id: 1001 }, '1111');
    expect((await api.verify({ id: 1001 }, '4321')).status).toBe(429);
    expect((await api.verify({ id: 1001 }, '4321', '198.51.100.7')).status).toBe(200);
    expect((await api.verify({ id: 1006 }, '6666')).status).toBe(200);
  });

  test('count for the person, by invitation or employee id', async () => {
    for (let i = 0; i < 3; i++) await api.verify({ employee_id: 501 }, '1111');
    for (let i = 0; i < 2; i++) await api.verify({ id: 1007 }, '1111');
    expect((await api.verify({ employee_id: 501 }, '7777')).status).toBe(429);
  });

  test('do not lock a company’s link for other networks', async () => {
    for (let i = 0; i < 6; i++) await api.verify({ company_id: 8 }, '1111', '198.51.100.7');
    expect((await api.verify({ company_id: 8 }, '8888')).status).toBe(200);
  });

  test('are limited to twenty an hour from one address, for all persons together', async () => {
    for (let i = 0; i < 20; i++) expect((await api.verify({ id: 2000 + i }, '1111')).status).toBe(422);
    const refused = await api.verify({ id: 1001 }, '4321');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBe(hour / 1000);
    expect((await api.verify({ id: 1001 }, '4321', '198.51.100.7')).status).toBe(200);
    api.pass(hour);
    expect((await api.verify({ id: 1001 }, '4321')).status).toBe(200);
  });

  test('from one IPv6 network count together', async () => {
    for (let i = 0; i < 20; i++) await api.verify({ id: 2000 + i }, '1111', `2001:db8:1:2::${i + 1}`);
    expect((await api.verify({ id: 1001 }, '4321', '2001:DB8:1:2:ffff::9')).status).toBe(429);
    expect((await api.verify({ id: 1001 }, '4321', '2001:db8:1:3::9')).status).toBe(200);
  });

  test('are counted when sent in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.verify({ id: 1001 }, '1111')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('leave a row in the trail, without the digits, and so does the limit', async () => {
    for (let i = 0; i < 6; i++) await api.verify({ id: 1001 }, '1111');
    await api.verify({ id: 4040 }, '1111', '192.0.2.9');
    const rows = await api.deps.storage
      .table('audit_trail')
      .find([{ field: 'action', op: 'eq', value: 'refused' }]);
    expect(rows.map(({ resource, record_id, note }) => [resource, record_id, note])).toEqual([
      ...Array.from({ length: 5 }, () => ['membership', '1001', 'last four digits']),
      ['membership', null, 'post, too many attempts'],
      ['membership', null, 'last four digits'],
    ]);
    const values = JSON.stringify(await api.deps.storage.table('trail_values').find([]));
    expect(withoutRandom(values)).not.toContain('1111');
  });

  test('are cleared by the right digits, but for a company only after a day', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await api.verify({ id: 1001 }, '1111');
      expect((await api.verify({ id: 1001 }, '4321')).status).toBe(200);
    }
    for (let i = 0; i < 4; i++) await api.verify({ company_id: 8 }, '1111');
    expect((await api.verify({ company_id: 8 }, '8888')).status).toBe(200);
    expect((await api.verify({ company_id: 8 }, '1111')).status).toBe(422);
    expect((await api.verify({ company_id: 8 }, '1111')).status).toBe(429);
  });

  test('right digits do not count against the address', async () => {
    for (let i = 0; i < 25; i++) expect((await api.verify({ id: 1001 }, '4321')).status).toBe(200);
  });
});
