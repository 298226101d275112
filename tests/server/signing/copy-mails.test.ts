import { beforeEach, describe, expect, test } from 'vitest';
import { goodForm } from '../membership/membership-calls';
import { createSigning, digits, person, type Signing } from './signing-calls';

let api: Signing;
beforeEach(async () => {
  api = await createSigning();
});

/** Sends a form and signs it. */
const sign = async (...form: Parameters<Signing['submit']>) => {
  const sent = await api.submit(...form);
  const { envelope_id, redirect_url } = await api.opened(sent);
  await api.press(redirect_url, 'sign');
  await api.signingReturn(envelope_id, 'signing_complete', form[1] ?? person);
  return sent;
};
const mail = (form_token: string) => api.send('copy-mails', { form_token });
const recipients = async () => (await api.copies()).map(({ to }) => to);
const to = 'jordan.ellis@mail.example';
const emailMasked = expect.stringMatching(/^j\*+@mail\.example$/) as unknown;
const trailed = async (resource: string) =>
  (await api.rows('audit_trail')).filter(
    (row) => row['action'] === 'copy-sent' && row['resource'] === resource,
  );

describe('the signed form is mailed again', () => {
  test('to the signer, three times a day, each with a row in the trail', async () => {
    const { form_token } = await sign();
    expect(await recipients()).toEqual([to]);
    for (let sent = 1; sent <= 3; sent += 1) {
      const { status, body } = await mail(form_token);
      expect([status, body]).toEqual([200, { email_masked: emailMasked }]);
    }
    const { status, headers } = await mail(form_token);
    expect([status, headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await recipients()).toEqual([to, to, to, to]);
    expect(await trailed('membership')).toHaveLength(3);
  });

  test('to a member who knows the digits, at the address in the form, who learns nothing else', async () => {
    const { form_id } = await sign();
    const { body } = await api.send('verify', { ...person, ssn_last_four: digits });
    expect(body).toEqual({
      result: 'already_member',
      form_token: expect.any(String) as string,
      email_masked: emailMasked,
    });
    const { form_token } = body as { form_token: string };
    expect((await mail(form_token)).status).toBe(200);
    expect(await recipients()).toEqual([to, to]);
    for (const part of ['summary', 'signed-copy'])
      expect((await api.send(`forms/${form_id}/${part}`, { form_token, language: 'en' })).status).toBe(404);
  });

  test("to a member whose form through a company's link matches, and to no other sender", async () => {
    const company = { company_id: 8 };
    const taylor = { last_name: 'Brooks', date_of_birth: '1990-05-15' };
    await sign({ ...taylor, email_address: 'taylor@mail.example' }, company, '6789');
    const send = async (changes: object) => {
      const form_token = await api.tokenFor(company, '6789');
      const form = { ...goodForm({ social_security_number: '512376789', ...changes }), form_token };
      return { form_token, answer: (await api.send('forms', form)).body as object };
    };
    const own = await send(taylor);
    expect(own.answer).toEqual({
      status: 'already_member',
      email_masked: expect.stringMatching(/^t/) as string,
    });
    expect((await mail(own.form_token)).status).toBe(200);
    const other = await send({ ...taylor, date_of_birth: '1990-05-16' });
    expect(other.answer).not.toHaveProperty('email_masked', expect.stringMatching(/^t/));
    expect((await mail(other.form_token)).status).toBe(404);
    expect(await recipients()).toEqual(['taylor@mail.example', 'taylor@mail.example']);
  });

  test('to no one without a signed form or a valid token', async () => {
    const { form_token } = await api.submit();
    expect((await mail(form_token)).status).toBe(404);
    expect((await mail('unknown')).status).toBe(403);
    // A member of before, who signed on paper.
    const { body } = await api.send('verify', { id: 1004, ssn_last_four: '4444' });
    expect(body).toEqual({ result: 'already_member' });
    expect(await recipients()).toEqual([]);
  });
});

describe("an employee's record", () => {
  const amina = { last_name: 'Sorensen', date_of_birth: '1996-08-14', email_address: 'amina@mail.example' };
  const id = 700_002;
  const record = `eip/clients/7/workers/${id}`;
  const signAsAmina = () => sign(amina, { employee_id: id }, '5020');
  beforeEach(async () => {
    const invited = [{ field: 'employee_id', op: 'eq', value: 502 }] as const;
    await api.storage.table('membership_records').update(invited, { employee_id: id });
  });

  test('mails and returns the signed form to administrators, with rows in the trail', async () => {
    await signAsAmina();
    const token = await api.tokenOf('admin');
    const { body } = await api.call('GET', record, { token });
    expect(body).toMatchObject({ membership_signed: expect.stringMatching(/^\d{4}-/) as string });
    const file = await api.call('GET', `${record}/signed-form`, { token });
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(file.text).toMatch(/^%PDF-/);
    expect((await api.call('POST', `${record}/mail-signed-form`, { token })).status).toBe(200);
    expect(await recipients()).toEqual(['amina@mail.example', 'amina@mail.example']);
    expect(await trailed('workers')).toMatchObject([{ record_id: String(id), client_id: 7 }]);
    const exports = (await api.rows('audit_trail')).filter((row) => row['action'] === 'export');
    expect(exports).toMatchObject([
      { resource: 'workers', record_id: String(id), client_id: 7, note: 'signed-form' },
    ]);
  });

  test('shares the limit with the member', async () => {
    const { form_token } = await signAsAmina();
    const token = await api.tokenOf('admin');
    for (let sent = 1; sent <= 3; sent += 1) expect((await mail(form_token)).status).toBe(200);
    expect((await api.call('POST', `${record}/mail-signed-form`, { token })).status).toBe(429);
    expect(await recipients()).toHaveLength(4);
    expect(await trailed('workers')).toEqual([]);
  });

  test('refuses both to other users, for other clients and before the signature', async () => {
    const admin = await api.tokenOf('admin');
    const calls = async (token: string, path = record) => [
      (await api.call('GET', `${path}/signed-form`, { token })).status,
      (await api.call('POST', `${path}/mail-signed-form`, { token })).status,
    ];
    expect(await calls(admin)).toEqual([409, 409]);
    await signAsAmina();
    expect(await calls(await api.tokenOf('staff'))).toEqual([403, 403]);
    expect(await calls(admin, `eip/clients/9/workers/${id}`)).toEqual([404, 404]);
    expect(await recipients()).toHaveLength(1);
  });
});
