import { beforeEach, describe, expect, test } from 'vitest';
import { day, hour, minute } from '@server/api/clock';
import { defaultLimits } from '@server/api/limits';
import { withoutRandom } from '@tests/helpers/without-random';
import { createMembership, goodForm, type Membership, type Verified } from './membership-calls';
import { storages } from './storages';

const person = { id: 1001 };
const company = { company_id: 8 };
const draftKey = 'b7Qm2xJtR0vYc4LdW8sNfK1hZpE6aUgT';
const otherKey = 'c7Qm2xJtR0vYc4LdW8sNfK1hZpE6aUgT';

const answers = {
  first_name: 'Jordana',
  last_name: 'Ellis-Quintero',
  date_of_birth: '1991-04-12',
  address: '77 Quince Row',
  city: 'Alameda',
  state: 'CA',
  zip_code: '94501',
  email_address: 'jordana@quince.example',
  phone_number: '510-555-0177',
  is_married: true,
};

let api: Membership;
beforeEach(async () => {
  api = await createMembership();
});

const save = (form_token: string, changes: object = {}, draft_key = draftKey) =>
  api.send('drafts', { form_token, draft_key, answers: { ...answers, ...changes } });
const mail = (form_token: string, from = '192.0.2.1') =>
  api.send('draft-mails', { form_token, language: 'en' }, { 'X-Test-Address': from });
const opened = async (draft_key: string, link: object = person, ssn_last_four = '4321') =>
  (await api.send('verify', { ...link, ssn_last_four, draft_key })).body as Verified & { draft?: string };
const mailedDraft = async () => {
  const [newest] = await api.outbox.latest();
  return {
    to: newest?.to,
    text: newest?.text ?? '',
    key: /[?&]draft=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? '',
  };
};

/** Saves a draft, mails its link, and returns the token and the mail. */
const withLink = async (link: object = person, digits = '4321') => {
  const token = await api.tokenFor(link, digits);
  await save(token);
  const { status } = await mail(token);
  expect(status).toBe(200);
  return { token, ...(await mailedDraft()) };
};

describe.each(storages)('draft on %s', (_, openStorage) => {
  test('opens on another device, without number and beneficiaries', async () => {
    const { storage, close } = await openStorage();
    api = await createMembership(storage ? { storage } : {});
    const { key } = await withLink();
    const again = await opened(key);
    expect(again).toMatchObject({ result: 'eligible', draft: 'opened', prefill: answers });
    expect(again.address_check).toBeUndefined();
    expect(again.prefill).not.toHaveProperty('beneficiaries');
    expect(again.prefill).not.toHaveProperty('social_security_number');
    await close();
  });
});

describe('draft', () => {
  test('opens only with its key and the right digits', async () => {
    await save(await api.tokenFor(person, '4321'));
    const bare = (await api.verify(person, '4321')).body as { draft?: string; prefill: object };
    expect(bare.draft).toBe('none');
    expect(JSON.stringify(bare)).not.toMatch(/Quint|quince|Quince|Jordana/);
    expect((await api.send('verify', { ...person, draft_key: draftKey })).status).toBe(422);
    expect((await api.send('verify', { ...person, ssn_last_four: '1111', draft_key: draftKey })).status).toBe(
      422,
    );
    expect((await opened(otherKey)).draft).toBe('none');
    expect((await opened(draftKey)).draft).toBe('opened');
  });

  test('from a company’s link opens only with its key and digits', async () => {
    const { key } = await withLink(company, '8888');
    expect(await opened(key, company, '8888')).toMatchObject({ draft: 'opened', prefill: answers });
    expect(((await api.verify(company, '8888')).body as { draft?: string }).draft).toBe('none');
  });

  test('never reveals masked values of the record, even in a mail to an address that the caller typed', async () => {
    const token = await api.tokenFor(person, '4321');
    const { prefill } = (await api.verify(person, '4321')).body as Verified;
    const { first_name, phone_number } = prefill as Record<'first_name' | 'phone_number', string>;
    expect(first_name).toContain('•');
    await save(token, { first_name, phone_number });
    await mail(token);
    const { to, text, key } = await mailedDraft();
    expect(to).toBe(answers.email_address);
    expect(text).not.toMatch(/Jordan|Ellis/);
    const again = await opened(key);
    expect(again.prefill).toMatchObject({ first_name, phone_number });
    // Masked values that are sent back unchanged keep the values on record.
    const { status } = await api.submit(again.form_token, {
      ...goodForm(),
      social_security_number: '512374321',
      first_name,
      phone_number,
    });
    expect(status).toBe(201);
  });

  test('rejects number and beneficiaries, and stores no plain text', async () => {
    const token = await api.tokenFor(person, '4321');
    for (const changes of [{ social_security_number: '123454321' }, { beneficiaries: [] }])
      expect((await save(token, changes)).status).toBe(422);
    await save(token);
    const stored = JSON.stringify(await api.storage.table('membership_drafts').find([]));
    expect(withoutRandom(stored)).not.toMatch(/Quince|Quintero|1991|quince|0177|4321/);
    expect(stored).not.toContain(draftKey);
    expect(api.logged.join('\n')).not.toMatch(/Quince|Quintero|quince/);
  });

  test('drops an incomplete birthday', async () => {
    await save(await api.tokenFor(person, '4321'), { date_of_birth: '1991-0' });
    expect((await opened(draftKey)).prefill).not.toHaveProperty('date_of_birth');
  });

  test('expires after a week; its link expires after a day or when a new one is sent', async () => {
    const first = await withLink();
    await mail(first.token);
    const second = await mailedDraft();
    expect((await opened(first.key)).draft).toBe('none');
    expect((await opened(second.key)).draft).toBe('opened');
    api.pass(day + minute);
    expect((await opened(second.key)).draft).toBe('none');
    expect((await opened(draftKey)).draft).toBe('opened');
    api.pass(7 * day);
    expect((await opened(draftKey)).draft).toBe('none');
    await save(await api.tokenFor(person, '4321'), {}, otherKey);
    expect(await api.rows('membership_drafts')).toHaveLength(1);
  });

  test('points to the form once it is sent, and its answers are deleted', async () => {
    const { token, key } = await withLink();
    const sent = await api.submit(token, goodForm({ social_security_number: '512374321' }));
    const { form_id } = sent.body as { form_id: string };
    expect(await opened(key)).toMatchObject({ form_status: 'awaiting_signature', form_id, draft: 'none' });
    expect(await api.rows('membership_drafts')).toMatchObject([
      { sealed: null, form_id: await api.idOf(form_id) },
    ]);
    // Other answers were sent from another device. The signing page would show them in full, so the link no longer opens it.
    const elsewhere = await api.tokenFor(person, '4321');
    await api.submit(elsewhere, goodForm({ social_security_number: '512374321', city: 'Alameda' }));
    const again = await opened(key);
    expect([again.form_status, again.form_id]).toEqual(['awaiting_signature', undefined]);
  });

  test('opens without a key after the second question', async () => {
    api = await createMembership({}, { membership: { asksBirthDate: true, signedLinksOnly: false } });
    const proof = { ...person, ssn_last_four: '4321', date_of_birth: '1991-04-12' };
    const token = ((await api.send('verify', proof)).body as Verified).form_token;
    await save(token);
    expect((await api.send('verify', proof)).body).toMatchObject({ draft: 'opened', prefill: answers });
    expect((await api.send('verify', { ...proof, date_of_birth: '1991-04-13' })).status).toBe(422);
  });
});

describe('mailed link', () => {
  test('has the key and the link, and no personal data', async () => {
    const { to, text } = await withLink();
    expect(to).toBe(answers.email_address);
    const address = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
    expect([...address.searchParams.keys()]).toEqual(['id', 'sig', 'draft']);
    expect(withoutRandom(text)).not.toMatch(/Jordan|Quince|4321/);
  });

  test('is sent at most three times a day per draft and per address', async () => {
    const { token } = await withLink();
    const statuses = [];
    for (let at = 0; at < 3; at++) statuses.push((await mail(token)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const other = await api.tokenFor({ id: 1006 }, '6666');
    await save(other, {}, otherKey);
    expect((await mail(other)).status).toBe(429);
  });

  test('is not sent without a draft or a mail address', async () => {
    const token = await api.tokenFor(person, '4321');
    expect((await mail(token)).status).toBe(404);
    await save(token, { email_address: 'jordana' });
    const refused = await mail(token);
    expect([refused.status, refused.body]).toEqual([
      422,
      { detail: 'invalid', errors: { email_address: 'invalid' } },
    ]);
    expect((await api.send('draft-mails', { form_token: 'x', language: 'en' })).status).toBe(403);
  });

  test('goes to the address on record when the form keeps it, and the response does not show it', async () => {
    const token = await api.tokenFor(person, '4321');
    const { prefill } = (await api.verify(person, '4321')).body as Verified;
    await save(token, { email_address: prefill?.['email_address'] });
    const { text } = await mail(token);
    expect(text).not.toContain('jordan.ellis');
    expect((await mailedDraft()).to).toBe('jordan.ellis@mail.example');
  });
});

test('the saves of one draft are limited', async () => {
  api = await createMembership({ limits: { ...defaultLimits, draftSaves: { count: 2, within: hour } } });
  const token = await api.tokenFor(person, '4321');
  const statuses = [];
  for (let at = 0; at < 3; at++) statuses.push((await save(token)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('new drafts are limited per caller', async () => {
  const statuses = [];
  for (let at = 0; at < 21; at++)
    statuses.push((await save(await api.tokenFor(person, '4321'), {}, `${draftKey}${at}`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.at(-1)).toBe(429);
});
