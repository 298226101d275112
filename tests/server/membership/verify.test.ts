import { beforeEach, describe, expect, test } from 'vitest';
import { minute } from '@server/api/clock';
import { withoutRandom } from '@tests/helpers/without-random';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
beforeEach(async () => {
  api = await createMembership();
});

describe('verify with the right digits', () => {
  test('opens the form with masked values and no social security number', async () => {
    const { status, body } = await api.verify({ id: 1001 }, '4321');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: 'eligible',
      expires_in: 1800,
      form_status: 'none',
      prefill: {
        first_name: 'J•••',
        address: '••• Juniper Ct',
        city: 'Oakland',
        state: 'CA',
        zip_code: '94601',
        email_address: 'j•••@m•••.example',
        phone_number: '••••••••42',
      },
      address_check: { outcome: 'verified', suggestions: [] },
    });
    expect(withoutRandom(JSON.stringify(body))).not.toMatch(/social_security|4321|last_name/);
    expect((body as { form_token: string }).form_token).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [{ id: 1002 }, '2222', 'not_found', 0],
    [{ id: 1003 }, '3333', 'multiple', 3],
    [{ id: 1006 }, '6666', 'verified', 0],
    [{ employee_id: 501 }, '7777', 'verified', 0],
  ])('%j: checks the address on record', async (link, digits, outcome, count) => {
    const { address_check } = await api.open(link, digits);
    expect(address_check.outcome).toBe(outcome);
    expect(address_check.suggestions).toHaveLength(count);
  });

  test.each([
    [{ id: 1004 }, '4444'],
    [{ employee_id: 700_001 }, '7001'],
  ])('%j: a member gets already_member and no token', async (link, digits) => {
    expect((await api.verify(link, digits)).body).toEqual({ result: 'already_member' });
    expect(await api.rows('form_tokens')).toHaveLength(0);
  });

  test('for a company’s link, reveals nothing about any person or member', async () => {
    const [one, member] = [
      await api.open({ company_id: 8 }, '8888'),
      await api.open({ company_id: 8 }, '9999'),
    ];
    expect(one).toMatchObject({ result: 'eligible', form_status: 'none', prefill: null });
    expect({ ...member, form_token: '' }).toEqual({ ...one, form_token: '' });
  });

  test('returns 410 for an expired invitation', async () => {
    expect((await api.verify({ id: 1005 }, '5555')).status).toBe(410);
  });

  test('accepts the id as text', async () => {
    expect((await api.verify({ id: '1001' }, ' 4321 ')).status).toBe(200);
  });
});

test('verify returns 404 without a link', async () => {
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

  test('returns the answers masked, without the form to sign', async () => {
    api.pass(40 * minute);
    const found = await again();
    expect(found).toMatchObject({
      form_status: 'awaiting_signature',
      prefill: { first_name: 'J•••', address: '••• Unknown Way' },
      address_check: { outcome: 'verified', suggestions: [] },
    });
    expect(found).not.toHaveProperty('form_id');
    expect(found).not.toHaveProperty('email_masked');
    expect(withoutRandom(JSON.stringify(found))).not.toMatch(
      /4321|social_security|Jordana|1991|Robin|married|jordan/,
    );
  });

  test('resumes the signature when the form id is sent, which only its browser knows', async () => {
    expect(await api.open({ id: 1001, form_id: id }, '4321')).toMatchObject({
      form_status: 'awaiting_signature',
      form_id: id,
      email_masked: 'j***@mail.example',
    });
    const other = await api.open({ id: 1006, form_id: id }, '6666');
    expect(other).toMatchObject({ form_status: 'none' });
    expect(other).not.toHaveProperty('form_id');
  });

  test.each([
    ['declined', 'declined'],
    ['voided', 'none'],
    ['expired', 'none'],
  ])('%s: starts again with the same answers', async (status, form_status) => {
    await moveTo(status);
    const found = await again();
    expect(found).toMatchObject({ form_status, prefill: { first_name: 'J•••' } });
    expect(found).not.toHaveProperty('form_id');
  });
});
