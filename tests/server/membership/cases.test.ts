import { beforeAll, expect, test } from 'vitest';
import { memberFormToWire } from '../../../src/core/membership/wire';
import { formOfCase, membershipCases, uncheckedBody } from '../../fixtures/membership-cases';
import { createMembership, type Membership } from './membership-calls';

let now = Date.now();
let api: Membership;
beforeAll(async () => {
  api = await createMembership({ clock: { now: () => now } });
});

const send = async (today: string, form: object) => {
  now = Date.parse(`${today}T00:00Z`);
  const { status, body } = await api.submit(await api.tokenFor({ id: 1001 }, '4321'), form);
  return { status, errors: (body as { errors?: object }).errors ?? {} };
};
/** Text that no database keeps; such a body is refused whole. */
const isUnstorable = (form: object) => JSON.stringify(form).includes('\\u0000');

test.each(membershipCases)('$name', async (one) => {
  const form = formOfCase(one);
  const isGood = Object.keys(one.errors).length === 0;
  const wanted = isUnstorable(form)
    ? { status: 400, errors: {} }
    : { status: isGood ? 201 : 422, errors: one.errors };
  expect(await send(one.today, uncheckedBody(form))).toEqual(wanted);
  if (isGood) expect(await send(one.today, memberFormToWire(form))).toEqual(wanted);
});

test('a birthday counts where the day has begun, and not before', async () => {
  const birthday = { ...memberFormToWire(formOfCase({ change: {} })), date_of_birth: '2009-11-21' };
  const at = async (time: string) => {
    now = Date.parse(time);
    return (await api.submit(await api.tokenFor({ id: 1001 }, '4321'), birthday)).status;
  };
  expect(await at('2026-11-20T09:59Z')).toBe(422);
  expect(await at('2026-11-20T10:00Z')).toBe(201);
});
