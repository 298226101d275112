import { beforeAll, expect, test } from 'vitest';
import { lastFourTag } from '@server/api/membership/tags';
import { isLastFour, socialSecurityDigits } from '@core/membership/social-security';
import { memberFormToWire } from '@core/membership/wire';
import { formOfCase, membershipCases, uncheckedBody } from '@tests/fixtures/membership-cases';
import { createMembership, type Membership } from './membership-calls';

let now = Date.now();
let api: Membership;
beforeAll(async () => {
  const formsByDigits = { count: 10_000, within: 1 };
  api = await createMembership({ clock: { now: () => now }, limits: { formsByDigits } });
});

/** Returns a form token for a record whose social security number ends in the form's digits. */
const tokenFor = async ({ social_security_number: number }: { social_security_number: string }) => {
  const typed = socialSecurityDigits(number).slice(-4);
  const digits = isLastFour(typed) ? typed : '4321';
  await api.storage.table('membership_records').update([{ field: 'id', op: 'eq', value: 1001 }], {
    last_four_tag: await lastFourTag(api.deps.keys, 1, digits),
  });
  return api.tokenFor({ id: 1001 }, digits);
};

const send = async (today: string, form: { social_security_number: string }) => {
  now = Date.parse(`${today}T00:00Z`);
  const { status, body } = await api.submit(await tokenFor(form), form);
  return { status, errors: (body as { errors?: object }).errors ?? {} };
};

test.each(membershipCases)('$name', async (one) => {
  const form = formOfCase(one);
  const isGood = Object.keys(one.errors).length === 0;
  const expected = { status: isGood ? 201 : 422, errors: one.errors };
  expect(await send(one.today, uncheckedBody(form))).toEqual(expected);
  if (isGood) expect(await send(one.today, memberFormToWire(form))).toEqual(expected);
});

test('a birthday counts from 10:00 UTC of the day before', async () => {
  const birthday = { ...memberFormToWire(formOfCase({ change: {} })), date_of_birth: '2009-11-21' };
  const at = async (time: string) => {
    now = Date.parse(time);
    return (await api.submit(await tokenFor(birthday), birthday)).status;
  };
  expect(await at('2026-11-20T09:59Z')).toBe(422);
  expect(await at('2026-11-20T10:00Z')).toBe(201);
});
