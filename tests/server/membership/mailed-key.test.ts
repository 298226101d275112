import { beforeEach, describe, expect, test, vi } from 'vitest';
import { day } from '@server/api/clock';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
beforeEach(async () => {
  api = await createMembership();
});

const person = { id: 1001 };
const checkMail = '{"result":"check_mail"}';
/** Tries wrong digits for one link twenty times, five times from each of four networks. */
const guessAt = async (link: object) => {
  for (let at = 0; at < 20; at++) await api.verify(link, '1111', `198.51.100.${at % 4}`);
};
const mails = async () => (await api.outbox.latest()).filter(({ text }) => text.includes('key='));
const mailed = async (count = 1) => vi.waitFor(async () => expect(await mails()).toHaveLength(count));

describe('after twenty tries with wrong digits in a day', () => {
  test.each([
    ['the right ones', person, '4321'],
    ['wrong ones', person, '1111'],
    ['a person without an address on record', { id: 1009 }, '8888'],
    ['an unknown person', { id: 4040 }, '4321'],
  ])('returns check_mail for %s', async (_, link, digits) => {
    await guessAt(link);
    const { status, text } = await api.verify(link, digits);
    expect([status, text]).toEqual([200, checkMail]);
  });

  test('uses the same tables in the same order for a person with an address and an unknown one', async () => {
    await guessAt(person);
    await guessAt({ id: 4040 });
    const steps: string[] = [];
    const { storage } = api.deps;
    const original = storage.table.bind(storage);
    storage.table = (name) => {
      steps.push(name);
      return original(name);
    };
    const stepsOf = async (link: object, from: string) => {
      steps.length = 0;
      await api.verify(link, '1111', from);
      return [...steps];
    };
    const unknown = await stepsOf({ id: 4040 }, '203.0.113.9');
    const known = await stepsOf(person, '203.0.113.8');
    expect(known.slice(0, unknown.length)).toEqual(unknown);
  });

  test('the digits open the form again after a day', async () => {
    await guessAt(person);
    api.pass(day);
    expect((await api.verify(person, '4321')).body).toMatchObject({ result: 'eligible' });
  });

  test('a success does not clear the tries from other networks', async () => {
    for (let at = 0; at < 19; at++) await api.verify(person, '1111', `198.51.100.${at % 4}`);
    expect((await api.verify(person, '4321')).body).toMatchObject({ result: 'eligible' });
    await api.verify(person, '1111');
    expect((await api.verify(person, '4321')).text).toBe(checkMail);
  });

  test('a company’s link still opens, so one caller cannot lock out all employees', async () => {
    await guessAt({ company_id: 8 });
    expect((await api.verify({ company_id: 8 }, '8888')).body).toMatchObject({ result: 'eligible' });
  });
});

describe('mailed link', () => {
  beforeEach(async () => {
    await guessAt(person);
    await api.verify(person, '1111', '203.0.113.1');
    await mailed();
  });
  const withKey = (key: unknown, link: object = person) => api.send('verify', { ...link, key });

  test('goes to the address on record and opens the form once, masked', async () => {
    expect((await mails())[0]).toMatchObject({ to: 'jordan.ellis@mail.example' });
    const key = await api.mailedKey();
    const { status, body } = await withKey(key);
    expect([status, body]).toMatchObject([200, { result: 'eligible', prefill: { first_name: 'J•••' } }]);
    expect((await withKey(key)).status).toBe(422);
  });

  test('opens the form for one of five simultaneous requests', async () => {
    const key = await api.mailedKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => withKey(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is stored as a hash, expires after a day, and works for this person only', async () => {
    const key = await api.mailedKey();
    expect(JSON.stringify(await api.rows('membership_keys'))).not.toContain(key);
    expect((await withKey(key, { id: 1006 })).status).toBe(422);
    expect((await withKey(key, { id: 4040 })).status).toBe(422);
    expect((await withKey(`${key}x`)).status).toBe(422);
    api.pass(day);
    expect((await withKey(key)).status).toBe(422);
  });

  test('still requires the number of the record', async () => {
    const { body } = await withKey(await api.mailedKey());
    const { form_token } = body as { form_token: string };
    const wrong = await api.submit(form_token, goodForm({ social_security_number: '123456789' }));
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { social_security_number: 'invalid' } },
    ]);
    expect((await api.submit(form_token)).status).toBe(201);
  });

  test('is sent at most three times a day', async () => {
    for (let at = 2; at < 8; at++) await api.verify(person, '1111', `203.0.113.${at}`);
    await mailed(3);
    // Counted before the answer, so that nothing is left to fail in the background.
    expect(api.logged.join()).not.toContain('could not be sent');
    expect(await mails()).toHaveLength(3);
  });

  test('wrong keys count toward the limit of the network', async () => {
    for (let at = 0; at < 20; at++) expect((await withKey('x'.repeat(43))).status).toBe(422);
    expect((await withKey('x'.repeat(43))).status).toBe(429);
  });
});

test('a member gets check_mail too, but no mail', async () => {
  await guessAt({ id: 1004 });
  expect((await api.verify({ id: 1004 }, '4444')).text).toBe(checkMail);
  await api.verify({ id: 1004 }, '4444');
  expect(await mails()).toEqual([]);
});
