import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '../../../server/api/clock';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
beforeEach(async () => {
  api = await createMembership();
});

const detail = (text: string) => JSON.parse(text) as unknown;

describe('the right digits', () => {
  test('open the form with what is known, and no social security number', async () => {
    const { status, body } = await api.verify({ id: 1001 }, '4321');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: 'eligible',
      expires_in: 1800,
      form_status: 'none',
      prefill: { first_name: 'Jordan', last_name: 'Ellis', address: '418 Juniper Ct', state: 'CA' },
      address_check: { outcome: 'verified', suggestions: [] },
    });
    expect(JSON.stringify(body)).not.toMatch(/social_security|4321/);
    expect((body as { form_token: string }).form_token).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [{ id: 1002 }, '2222', 'not_found', 0],
    [{ id: 1003 }, '3333', 'multiple', 4],
    [{ id: 1006 }, '6666', 'verified', 0],
    [{ employee_id: 501 }, '7777', 'verified', 0],
  ])('%j: the address on record is judged', async (link, digits, outcome, count) => {
    const { address_check } = await api.open(link, digits);
    expect(address_check.outcome).toBe(outcome);
    expect(address_check.suggestions).toHaveLength(count);
  });

  test.each([
    [{ id: 1004 }, '4444'],
    [{ employee_id: 700_001 }, '7001'],
  ])('%j: a member is told so, and given no token', async (link, digits) => {
    expect((await api.verify(link, digits)).body).toEqual({ result: 'already_member' });
    expect(await api.rows('form_tokens')).toHaveLength(0);
  });

  test('of somebody at a company say nothing about anybody, also not of a member', async () => {
    const [one, member] = [
      await api.open({ company_id: 8 }, '8888'),
      await api.open({ company_id: 8 }, '9999'),
    ];
    expect(one).toMatchObject({ result: 'eligible', form_status: 'none', prefill: null });
    expect({ ...member, form_token: '' }).toEqual({ ...one, form_token: '' });
  });

  test('of an ended invitation answer 410', async () => {
    expect((await api.verify({ id: 1005 }, '5555')).status).toBe(410);
  });

  test('by text as well as by number', async () => {
    expect((await api.verify({ id: '1001' }, ' 4321 ')).status).toBe(200);
  });
});

describe('wrong digits', () => {
  const wrong: [string, object, string][] = [
    ['somebody known', { id: 1001 }, '1111'],
    ['somebody unknown', { id: 4040 }, '1111'],
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
  test.each(wrong)('of %s answer the same', async (_, link, digits) => {
    const { status, text } = await api.verify(link, digits);
    expect([status, text]).toEqual([422, '{"detail":"ssn incorrect"}']);
  });

  test('take the same steps for a person who is there and for nobody', async () => {
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
    ['somebody known', { id: 1001 }],
    ['nobody', { id: 4040 }],
    ['an employee', { employee_id: 501 }],
    ['a company', { company_id: 8 }],
    ['no company', { company_id: 4040 }],
  ])('five times lock %s for a day', async (_, link) => {
    for (let i = 0; i < 5; i++) expect((await api.verify(link, '1111')).status).toBe(422);
    const { status, text, headers } = await api.verify(link, '1111');
    expect([status, detail(text)]).toEqual([429, { detail: 'too many attempts' }]);
    expect(Number(headers.get('Retry-After'))).toBe(day / 1000);
    api.pass(day);
    expect((await api.verify(link, '1111')).status).toBe(422);
  });

  test('lock also whoever has the right ones, from anywhere', async () => {
    for (let i = 0; i < 5; i++) await api.verify({ id: 1001 }, '1111');
    expect((await api.verify({ id: 1001 }, '4321', '198.51.100.7')).status).toBe(429);
    expect((await api.verify({ id: 1006 }, '6666')).status).toBe(200);
  });

  test('count for the person, whichever number leads there', async () => {
    for (let i = 0; i < 3; i++) await api.verify({ employee_id: 501 }, '1111');
    for (let i = 0; i < 2; i++) await api.verify({ id: 1007 }, '1111');
    expect((await api.verify({ employee_id: 501 }, '7777')).status).toBe(429);
  });

  test('of one person do not lock a whole company', async () => {
    for (let i = 0; i < 6; i++) await api.verify({ company_id: 8 }, '1111', '198.51.100.7');
    expect((await api.verify({ company_id: 8 }, '8888')).status).toBe(200);
  });

  test('from one address are twenty in an hour, over everybody', async () => {
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

  test('do not slip past in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.verify({ id: 1001 }, '1111')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('are forgotten after right ones; those of a company only by the day', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await api.verify({ id: 1001 }, '1111');
      expect((await api.verify({ id: 1001 }, '4321')).status).toBe(200);
    }
    for (let i = 0; i < 4; i++) await api.verify({ company_id: 8 }, '1111');
    expect((await api.verify({ company_id: 8 }, '8888')).status).toBe(200);
    expect((await api.verify({ company_id: 8 }, '1111')).status).toBe(422);
    expect((await api.verify({ company_id: 8 }, '1111')).status).toBe(429);
  });

  test('right ones never use up the address', async () => {
    for (let i = 0; i < 25; i++) expect((await api.verify({ id: 1001 }, '4321')).status).toBe(200);
  });
});

test('without a link there is nobody to ask for', async () => {
  expect((await api.verify({}, '4321')).status).toBe(404);
  expect((await api.verify({ id: { $ne: 1 } }, '4321')).status).toBe(404);
});

describe('after the form was sent', () => {
  const again = () => api.open({ id: 1001 }, '4321');
  const moveTo = (status: string) =>
    api.storage.table('membership_forms').update([{ field: 'status', op: 'ne', value: '' }], { status });
  let id = '';
  beforeEach(async () => {
    const sent = await api.submit(
      await api.tokenFor({ id: 1001 }, '4321'),
      goodForm({ first_name: 'Jordana', address: '9 Unknown Way', zip_code: '94601' }),
    );
    id = (sent.body as { form_id: string }).form_id;
  });

  test('the answers come back without the number, with the form to sign', async () => {
    api.pass(40 * minute);
    const found = await again();
    expect(found).toMatchObject({
      form_status: 'awaiting_signature',
      form_id: id,
      email_masked: 'j***@mail.example',
      prefill: {
        first_name: 'Jordana',
        date_of_birth: '1991-04-12',
        is_married: true,
        beneficiaries: [{ full_name: 'Robin Ellis', percentage: 100 }],
      },
      address_check: { outcome: 'verified', suggestions: [] },
    });
    expect(JSON.stringify(found)).not.toMatch(/6789|social_security/);
  });

  test.each([
    ['declined', 'declined'],
    ['voided', 'none'],
    ['expired', 'none'],
  ])('%s: begins again with the same answers', async (status, form_status) => {
    await moveTo(status);
    const found = await again();
    expect(found).toMatchObject({ form_status, prefill: { first_name: 'Jordana' } });
    expect(found).not.toHaveProperty('form_id');
  });
});
