import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findForm, setEnvelope, setFormStatus } from '@server/api/membership/forms';
import { day, minute } from '@server/api/clock';
import { defaultLimits } from '@server/api/limits';
import { clearForms, createMembership, goodForm, marker, type Membership } from './membership-calls';
import { storages } from './storages';

const person = { id: 1001 };
const other = { id: 1006 };
const ofOther = goodForm({ social_security_number: '123456666' });

interface Sent {
  readonly form_id: string;
  readonly status: string;
}

describe.each(storages)('form sent on %s', (_, openStorage) => {
  let api: Membership;
  let close = () => Promise.resolve();
  let token = '';
  beforeAll(async () => {
    const { storage, ...opened } = await openStorage();
    close = opened.close;
    api = await createMembership(storage ? { storage } : {});
  });
  afterAll(() => close());
  beforeEach(async () => {
    await clearForms(api);
    token = await api.tokenFor(person, '4321');
  });

  const forms = () => api.rows('membership_forms');
  const idOf = async (sent: ReturnType<Membership['submit']>) => ((await sent).body as Sent).form_id;
  const envelopeFor = async (form_id: string, envelope: string) => {
    const form = await findForm(api.storage, await api.idOf(form_id));
    expect(await setEnvelope(api.storage, form!, envelope)).toBe(true);
  };

  test('awaits its signature, and the response masks the mail address', async () => {
    const { status, body } = await api.submit(token);
    expect(status).toBe(201);
    expect(body).toEqual({
      form_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      status: 'awaiting_signature',
      email_masked: 'j***@mail.example',
    });
    expect(await forms()).toMatchObject([
      { record_id: 1001, company_id: 1, status: 'awaiting_signature', address_outcome: 'verified' },
    ]);
  });

  test('returns the same response for the same key and keeps one form', async () => {
    const first = await api.submit(token, goodForm(), 'key-1');
    const second = await api.submit(token, goodForm(), 'key-1');
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await forms()).toHaveLength(1);
  });

  test('is still the same form with the same key, a new token and another language', async () => {
    const first = await idOf(api.submit(token, goodForm(), 'key-1'));
    api.pass(31 * minute);
    expect((await api.submit(token, goodForm(), 'key-1')).status).toBe(403);
    const renewed = await api.tokenFor(person, '4321');
    expect(await idOf(api.submit(renewed, goodForm({ language: 'es' }), 'key-1'))).toBe(first);
    expect(await forms()).toMatchObject([{ language: 'es' }]);
  });

  test('is rejected with the key of other answers', async () => {
    await api.submit(token, goodForm(), 'key-1');
    const { status, body } = await api.submit(token, goodForm({ first_name: 'Jo' }), 'key-1');
    expect([status, body]).toEqual([422, { detail: 'key reused' }]);
  });

  test('is one form, counted once, however often it is sent with one key', async () => {
    const { formsByDigits } = defaultLimits;
    for (let at = 1; at < formsByDigits.count; at++) await api.submit(token, goodForm(), `before-${at}`);
    const answers = await Promise.all(
      Array.from({ length: 2 * formsByDigits.count }, () => api.submit(token, goodForm(), 'key-1')),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await api.submit(token, goodForm(), 'key-1')).text).toBe(answers[0]?.text);
    expect((await api.submit(token, goodForm(), 'another key')).status).toBe(429);
  });

  test('is independent of another person’s form with the same key', async () => {
    const first = await idOf(api.submit(token, goodForm(), 'key-1'));
    const second = await idOf(api.submit(await api.tokenFor(other, '6666'), ofOther, 'key-1'));
    expect(second).not.toBe(first);
  });

  test('a key can be reused after a day, and the person still has one form', async () => {
    await api.submit(token, goodForm(), 'key-1');
    api.pass(day + minute);
    const renewed = await api.tokenFor(person, '4321');
    expect((await api.submit(renewed, goodForm({ first_name: 'Jo' }), 'key-1')).status).toBe(201);
    expect(await forms()).toHaveLength(1);
  });

  test.each([
    ['one key', () => 'key-1'],
    ['a key each', (at: number) => `key-${at}`],
    ['no key', () => undefined],
  ])('ten simultaneous requests with %s create one form', async (_name, keyOf) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, at) => api.submit(token, goodForm(), keyOf(at))),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => (body as Sent).form_id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
    expect(await forms()).toHaveLength(1);
  });

  test('is rejected with two beneficiaries of one slot', async () => {
    const half = { ...goodForm().beneficiaries[0], percentage: 50 };
    const sent = await api.submit(
      token,
      goodForm({ beneficiaries: [half, { ...half, full_name: 'Kim Ellis' }] }),
    );
    expect([sent.status, sent.body]).toMatchObject([422, { errors: { 'beneficiaries.1.slot': 'invalid' } }]);
  });

  test('simultaneous requests with different answers keep one of them in full', async () => {
    await Promise.all(
      ['Ada', 'Bo', 'Cy'].map((first_name) => api.submit(token, goodForm({ first_name }), first_name)),
    );
    expect(await forms()).toHaveLength(1);
    const { prefill } = await api.open(person, '4321');
    expect(['A•••', 'B•••', 'C•••']).toContain(prefill?.['first_name']);
  });

  test('keeps its envelope when unchanged, and drops it when changed', async () => {
    const id = await idOf(api.submit(token));
    await envelopeFor(id, 'envelope-1');
    expect(await idOf(api.submit(token))).toBe(id);
    expect(await forms()).toMatchObject([{ envelope_id: 'envelope-1' }]);
    expect(await idOf(api.submit(token, goodForm({ city: 'Alameda' })))).toBe(id);
    expect(await forms()).toMatchObject([{ envelope_id: null, address_outcome: 'unchecked' }]);
  });

  test('starts again under the same id after it was declined', async () => {
    const id = await idOf(api.submit(token));
    await envelopeFor(id, 'envelope-1');
    const declined = { formId: await api.idOf(id), envelopeId: 'envelope-1' };
    expect(await setFormStatus(api.storage, declined, 'declined', Date.now())).toBe(true);
    expect(await idOf(api.submit(token))).toBe(id);
    expect(await forms()).toMatchObject([{ status: 'awaiting_signature', envelope_id: null }]);
    // A late message of the first envelope does not close the form.
    expect(await setFormStatus(api.storage, declined, 'declined', Date.now())).toBe(false);
  });

  test.each(['declined', 'voided', 'expired'] as const)(
    'starts again with the same key after it was %s',
    async (closed) => {
      const id = await idOf(api.submit(token, goodForm(), 'key-1'));
      await envelopeFor(id, 'envelope-1');
      const envelope = { formId: await api.idOf(id), envelopeId: 'envelope-1' };
      await setFormStatus(api.storage, envelope, closed, Date.now());
      expect(await idOf(api.submit(token, goodForm(), 'key-1'))).toBe(id);
      expect(await forms()).toMatchObject([{ status: 'awaiting_signature', envelope_id: null }]);
    },
  );

  test('a late request with an older key does not change the answers', async () => {
    await api.submit(token, goodForm({ first_name: 'Ada' }), 'key-1');
    await api.submit(token, goodForm({ first_name: 'Bo' }), 'key-2');
    expect((await api.submit(token, goodForm({ first_name: 'Ada' }), 'key-1')).status).toBe(201);
    expect((await api.open(person, '4321')).prefill).toMatchObject({ first_name: 'B•••' });
  });

  test('returns already_member after it was signed, and the status stays completed', async () => {
    const id = await idOf(api.submit(token));
    await envelopeFor(id, 'envelope-1');
    const envelope = { formId: await api.idOf(id), envelopeId: 'envelope-1' };
    expect(await setFormStatus(api.storage, envelope, 'completed', Date.now())).toBe(true);
    for (const status of ['completed', 'declined', 'voided', 'expired'] as const)
      expect(await setFormStatus(api.storage, envelope, status, Date.now())).toBe(false);
    const { status, body } = await api.submit(token, goodForm({ first_name: 'Jo' }));
    expect([status, body]).toMatchObject([200, { status: 'already_member' }]);
    expect(await api.open(person, '4321')).toMatchObject({ result: 'already_member' });
  });

  test('counts parallel wrong digits', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.verify(other, '1111')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('is encrypted: the number is in no row, no response and no log line', async () => {
    await api.submit(token, goodForm(), 'key-1');
    await api.submit(token, goodForm({ first_name: 'Jo' }), 'key-2');
    await api.submit(token, goodForm({ zip_code: 'x' }), 'key-3');
    const answer = JSON.stringify(await api.open(person, '4321'));
    const tables = ['membership_records', 'membership_forms', 'form_tokens', 'idempotency_keys', 'attempts'];
    const rows = JSON.stringify(await Promise.all(tables.map(api.rows)));
    for (const text of [rows, answer, api.logged.join('\n')])
      for (const trace of [marker, '123-45-4321', '45-4321']) expect(text).not.toContain(trace);
    for (const trace of ['Ellis', 'jordan.ellis', '1991', 'Juniper', 'Robin', '5105550142'])
      expect(rows).not.toContain(trace);
  });
});
