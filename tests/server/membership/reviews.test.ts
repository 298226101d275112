import { beforeEach, describe, expect, test } from 'vitest';
import { withoutRandom } from '@tests/helpers/without-random';
import { createMembership, goodForm, type Membership } from './membership-calls';

let api: Membership;
let admin = '';
beforeEach(async () => {
  api = await createMembership();
  admin = await api.tokenOf('admin');
});

const person = { id: 1001 };
const otherName = goodForm({ last_name: 'Ellison', email_address: 'someone@else.example' });

interface Sent {
  readonly form_id: string;
  readonly status: string;
}
const send = async (form: object = otherName, key?: string): Promise<Sent & { form_token: string }> => {
  const form_token = await api.tokenFor(person, '4321');
  const { body } = await api.submit(form_token, form, key);
  return { ...(body as Sent), form_token };
};
const sign = (form: { form_id: string; form_token: string }) =>
  api.send(`forms/${form.form_id}/signing-sessions`, { form_token: form.form_token, language: 'en' });
const reviewOf = async (form_id: string): Promise<Record<string, unknown>> => {
  const id = await api.idOf(form_id);
  const row = (await api.rows('membership_forms')).find((one) => one['id'] === id);
  const { body } = await api.call('GET', `v1/pact-reviews/${String(row?.['review_id'])}`, { token: admin });
  return body;
};
/** The open reviews of forms for the person, as in the list. */
const openReviews = async (): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await api.call('GET', 'v1/pact-reviews?review_status=Open&limit=100', { token: admin });
  const own = (await api.rows('membership_forms')).map((row) => row['review_id']);
  const shown = (body as { data: readonly { id: number }[] }).data.filter(({ id }) => own.includes(id));
  return Promise.all(
    shown.map(async ({ id }) => (await api.call('GET', `v1/pact-reviews/${id}`, { token: admin })).body),
  );
};
const act = async (form_id: string, name: string, body: object = {}, token = admin) =>
  api.call('POST', `v1/pact-reviews/${String((await reviewOf(form_id))['id'])}/${name}`, { token, body });
const mailsTo = async (to: string) => (await api.outbox.latest()).filter((mail) => mail.to === to);

describe('form whose last name or birthday differs from the record', () => {
  test.each([
    ['last name', { last_name: 'Ellison' }, 'last_name'],
    ['birthday', { date_of_birth: '1991-04-13' }, 'date_of_birth'],
    ['both', { last_name: 'Ellison', date_of_birth: '1991-04-13' }, 'both'],
  ])('%s: goes to review and cannot be signed', async (_, changes, differs) => {
    const sent = await send(goodForm(changes));
    expect(sent.status).toBe('in_review');
    const { status, body } = await sign(sent);
    expect([status, body]).toEqual([409, { detail: 'in review' }]);
    expect(await reviewOf(sent.form_id)).toMatchObject({ differs, review_status: 'Open' });
    expect(await api.open(person, '4321')).toMatchObject({ form_status: 'in_review' });
    const returned = await api.send('signing-return', { ...person, form_id: sent.form_id });
    expect(returned.body).toMatchObject({ status: 'in_review', can_resume: false });
  });

  test.each([{ last_name: 'ELLIS' }, { last_name: ' Éllis ' }])(
    '%j matches the name on record',
    async (changes) => {
      expect((await send(goodForm(changes))).status).toBe('awaiting_signature');
    },
  );

  test('mails the sender and the person on record', async () => {
    const { form_id } = await send();
    const reference = form_id.slice(0, 8).toUpperCase();
    for (const to of ['someone@else.example', 'jordan.ellis@mail.example'])
      expect(await mailsTo(to)).toMatchObject([{ text: expect.stringContaining(reference) as string }]);
  });

  test('leaves the rightful person’s form unchanged', async () => {
    const own = await send(goodForm());
    const other = await send();
    expect(other.form_id).not.toBe(own.form_id);
    expect((await sign(own)).status).toBe(201);
    expect(await api.open({ ...person, form_id: own.form_id }, '4321')).toMatchObject({
      form_status: 'awaiting_signature',
      form_id: own.form_id,
    });
  });

  test('creates one review when sent twice; a corrected form takes its place or needs none', async () => {
    const form_token = await api.tokenFor(person, '4321');
    const first = (await api.submit(form_token, otherName)).body as Sent;
    expect((await api.submit(form_token, otherName)).body).toMatchObject({ form_id: first.form_id });
    const second = (await api.submit(form_token, goodForm({ last_name: 'Elli' }))).body as Sent;
    expect(second.form_id).not.toBe(first.form_id);
    expect(await openReviews()).toMatchObject([{ differs: 'last_name', waiting: null }]);
    expect(await reviewOf(first.form_id)).toEqual({ detail: 'not found' });
    expect((await api.submit(form_token)).body).toMatchObject({ status: 'awaiting_signature' });
    expect(await reviewOf(second.form_id)).toMatchObject({ review_status: 'Replaced' });
  });
});

describe('review', () => {
  test('compares form and record, without social security number', async () => {
    const { form_id } = await send();
    const review = await reviewOf(form_id);
    expect(review['comparison']).toContainEqual({
      name: 'last_name',
      left: 'Ellison',
      right: 'Ellis',
      differs: true,
    });
    expect(review['comparison']).toContainEqual(
      expect.objectContaining({ name: 'date_of_birth', kind: 'date', differs: false }),
    );
    expect(review['comparison']).toContainEqual(
      expect.objectContaining({ name: 'phone_number', kind: 'phone', differs: false }),
    );
    expect(withoutRandom(JSON.stringify(review))).not.toMatch(/4321|social_security/);
  });

  test('mails a link that opens the signature once, when accepted', async () => {
    const { form_id } = await send();
    expect((await act(form_id, 'accept')).body).toMatchObject({
      review_status: 'Accepted',
      decided_by: expect.stringMatching(/\w+ \w+/) as string,
    });
    const key = await api.mailedKey();
    const { body } = await api.send('verify', { ...person, key });
    expect(body).toMatchObject({ result: 'eligible', form_status: 'awaiting_signature', form_id });
    const { form_token } = body as { form_token: string };
    expect((await sign({ form_id, form_token })).status).toBe(201);
    expect((await api.send('verify', { ...person, key })).status).toBe(422);
  });

  test('once accepted, the name needs no second review', async () => {
    const { form_id } = await send();
    await act(form_id, 'accept');
    const accepted = await api.idOf(form_id);
    const again = await send(goodForm({ last_name: 'Ellison', city: 'Alameda' }));
    expect(again.status).toBe('awaiting_signature');
    expect(await api.idOf(again.form_id)).toBe(accepted);
  });

  test('mails the reason when refused, and the person can start again', async () => {
    const { form_id, form_token } = await send();
    expect((await act(form_id, 'refuse')).status).toBe(422);
    const refused = await act(form_id, 'refuse', { reason: 'Please use your married name.' });
    expect(refused.body).toMatchObject({ review_status: 'Refused' });
    const mails = await mailsTo('someone@else.example');
    expect(mails[0]?.text).toContain('Please use your married name.');
    expect((await sign({ form_id, form_token })).status).toBe(409);
    expect(await api.open(person, '4321')).toMatchObject({ form_status: 'none' });
  });

  test('can be decided only once', async () => {
    const { form_id } = await send();
    const answers = await Promise.all([
      act(form_id, 'accept'),
      act(form_id, 'refuse', { reason: 'Another person.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('cannot be accepted after the person has signed', async () => {
    const { form_id } = await send();
    await api.storage
      .table('membership_records')
      .update([{ field: 'id', op: 'eq', value: 1001 }], { member: true });
    expect((await act(form_id, 'accept')).status).toBe(409);
    expect(await reviewOf(form_id)).toMatchObject({ review_status: 'Open' });
  });

  test('assigns a company link’s form to the matching record when accepted', async () => {
    const form_token = await api.tokenFor({ company_id: 8 }, '6789');
    const ssn = { social_security_number: '123456789' };
    const form = goodForm({ ...ssn, last_name: 'Brook', date_of_birth: '1990-05-15' });
    const { form_id } = (await api.submit(form_token, form)).body as Sent;
    await act(form_id, 'accept');
    const rows = await api.rows('membership_forms');
    const stored = await api.idOf(form_id);
    expect(rows.find(({ id }) => id === stored)).toMatchObject({
      record_id: 1010,
      subject: 'record:1010',
      status: 'awaiting_signature',
    });
  });

  test.each(['broker', 'staff', 'agency'])('returns 403 for %s', async (username) => {
    const token = await api.tokenOf(username);
    expect((await api.call('GET', 'v1/pact-reviews', { token })).status).toBe(403);
    const { form_id } = await send();
    expect((await act(form_id, 'accept', {}, token)).status).toBe(403);
  });

  test('shows the difference in the demo data', async () => {
    const { body } = await api.call('GET', 'v1/pact-reviews/1', { token: admin });
    expect(body).toMatchObject({ differs: 'last_name', review_status: 'Open' });
    const { comparison } = body as { comparison: { name: string; differs: boolean }[] };
    expect(comparison.filter(({ differs }) => differs).map(({ name }) => name)).toEqual(['last_name']);
  });
});
