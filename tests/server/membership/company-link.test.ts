import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFormToken } from '@server/api/membership/form-token';
import { formInScope } from '@server/api/membership/forms';
import { clearForms, createMembership, goodForm, type Membership } from './membership-calls';
import { storages } from './storages';

const company = { company_id: 8 };
/** An employee of the company, as in its HR records. */
const onRecord = { last_name: 'BROOKS', date_of_birth: '1990-05-15' };

describe.each(storages)('form from a company’s link on %s', (_, openStorage) => {
  let api: Membership;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const { storage, ...opened } = await openStorage();
    close = opened.close;
    api = await createMembership(storage ? { storage } : {});
  });
  afterAll(() => close());
  beforeEach(() => clearForms(api));

  const forms = () => api.rows('membership_forms');
  const idOf = async (sent: ReturnType<Membership['submit']>) =>
    ((await sent).body as { form_id: string }).form_id;

  const numbered = (changes: object = {}) => goodForm({ social_security_number: '123456789', ...changes });
  const send = async (form: object, key?: string) =>
    api.submit(await api.tokenFor(company, '6789'), form, key);

  test('belongs to the record with the same digits, last name and birthday', async () => {
    expect((await send(numbered(onRecord))).status).toBe(201);
    expect(await forms()).toMatchObject([{ record_id: 1010, company_id: 8 }]);
  });

  test('goes to review when no record matches', async () => {
    expect((await send(numbered())).body).toMatchObject({ status: 'in_review' });
    expect(await forms()).toMatchObject([
      { record_id: null, candidate_id: 1010, company_id: 8, status: 'in_review' },
    ]);
  });

  test('returns the same form when sent again, and binds each token to it', async () => {
    const id = await idOf(send(numbered(onRecord), 'key-1'));
    expect(await idOf(send(numbered(onRecord), 'key-1'))).toBe(id);
    const [form] = await forms();
    const bound = () =>
      api.storage.table('form_tokens').count([{ field: 'form_id', op: 'eq', value: form?.['id'] ?? '' }]);
    expect(await bound()).toBe(2);
  });

  test('other answers from elsewhere end every earlier way to it', async () => {
    const first = await api.tokenFor(company, '6789');
    const form_id = await idOf(api.submit(first, numbered(onRecord), 'key-1'));
    const other = await idOf(send(numbered({ ...onRecord, city: 'Alameda' })));
    expect(other).not.toBe(form_id);
    expect(await forms()).toHaveLength(1);
    const mayOpen = async (form_token: string, id: string) =>
      (await api.send(`forms/${id}/signing-sessions`, { form_token, language: 'en' })).status;
    expect([await mayOpen(first, form_id), await mayOpen(first, other)]).toEqual([404, 404]);
    expect(await api.open({ ...company, form_id }, '6789')).toMatchObject({ form_status: 'none' });
    // The first sender repeats the call, with the same key and the same answers.
    const again = await api.tokenFor(company, '6789');
    expect(await idOf(api.submit(again, numbered(onRecord), 'key-1'))).toBe(form_id);
    expect([await mayOpen(again, form_id), await mayOpen(again, other)]).toEqual([404, 404]);
  });

  test('can be resumed after a reload with the secret of the form or its envelope, and the digits', async () => {
    const form_id = await idOf(send(numbered({ ...onRecord, first_name: 'Taylor' })));
    const found = await api.open({ ...company, form_id }, '6789');
    expect(found).toMatchObject({
      form_status: 'awaiting_signature',
      form_id,
      prefill: { first_name: 'Taylor' },
    });
    expect(found.prefill).not.toHaveProperty('date_of_birth');
    expect(found.prefill).not.toHaveProperty('beneficiaries');
    const scope = await openFormToken(api.deps, found.form_token);
    expect((await formInScope(api.storage, scope, form_id)).id).toBe(await api.idOf(form_id));
    const { form_token } = found;
    const view = await api.send(`forms/${form_id}/signing-sessions`, { form_token, language: 'en' });
    const { envelope_id } = view.body as { envelope_id: string };
    expect(await api.open({ ...company, envelope_id }, '6789')).toMatchObject({ form_id });
  });

  test('shows nothing for other digits, another company, an unknown secret or a stored id', async () => {
    const form_id = await idOf(send(numbered(onRecord)));
    const others = [
      await api.open({ ...company, form_id }, '8888'),
      await api.open({ ...company, form_id: `${form_id}x` }, '6789'),
      await api.open({ ...company, form_id: '' }, '6789'),
      await api.open({ ...company, envelope_id: form_id }, '6789'),
      await api.open({ ...company, form_id: await api.idOf(form_id) }, '6789'),
    ];
    for (const found of others) expect(found).toMatchObject({ form_status: 'none', prefill: null });
    const own = await idOf(api.submit(await api.tokenFor({ id: 1001 }, '4321')));
    expect(await api.open({ ...company, form_id: own }, '6789')).toMatchObject({ prefill: null });
  });

  test('reveals membership only when digits, last name and birthday match', async () => {
    const member = {
      last_name: 'whitfield',
      date_of_birth: '1982-10-27',
      social_security_number: '123459999',
    };
    const opened = await api.tokenFor(company, '9999');
    const sent = await api.submit(opened, goodForm({ ...member, date_of_birth: '1982-10-28' }));
    expect(sent.status).toBe(201);
    expect((await api.submit(opened, goodForm(member))).body).toEqual({ status: 'already_member' });
  });

  test('is rejected when its digits differ from those that opened it', async () => {
    const { status, body } = await send(goodForm({ social_security_number: '123458888' }));
    expect([status, body]).toEqual([
      422,
      { detail: 'invalid', errors: { social_security_number: 'invalid' } },
    ]);
  });

  test('cannot be used to guess birthdays', async () => {
    const opened = await api.tokenFor(company, '6789');
    const birthday = (at: number) =>
      numbered({ date_of_birth: `1990-04-${String(at + 1).padStart(2, '0')}` });
    for (let at = 0; at < 20; at++) expect((await api.submit(opened, birthday(at))).status).toBe(201);
    expect((await api.submit(opened, birthday(21))).status).toBe(429);
  });
});
