import { describe, expect, test, vi } from 'vitest';
import type { Mailer } from '@server/mail/mailer';
import { SigningBusy } from '@server/signing/provider';
import { createSigning, digits, marker, type Signing } from './signing-calls';

const events = [
  'signing_complete',
  'viewing_complete',
  'cancel',
  'decline',
  'session_timeout',
  'ttl_expired',
  'exception',
  'access_code_failed',
  'id_check_failed',
  'fax_pending',
  'never_heard_of',
];
const masked = expect.stringMatching(/^j.*@mail\.example$/) as unknown;

const start = async (api: Signing) => {
  const form = await api.submit();
  return { ...(await api.opened(form)), form };
};

test('signing finishes onboarding for the employee who signed', async () => {
  const api = await createSigning();
  const link = { employee_id: 502 };
  const amina = { last_name: 'Sorensen', date_of_birth: '1996-08-14' };
  const { redirect_url, envelope_id } = await api.opened(await api.submit(amina, link, '5020'));
  const finished = async () =>
    (await api.rows('user_profiles')).filter((row) => row['onboarding_complete'] === true).length;
  const before = await finished();
  await api.press(redirect_url, 'sign');
  await api.signingReturn(envelope_id, 'signing_complete', link);
  expect(await finished()).toBe(before + 1);
  const profiles = await api.rows('user_profiles');
  expect(profiles.find((row) => row['employee_id'] === 502)).toMatchObject({ onboarding_complete: true });
});

describe('return from signing', () => {
  test.each(events)('with a forged %s event signs nothing', async (event) => {
    const api = await createSigning();
    const { envelope_id } = await start(api);
    expect(await api.signingReturn(envelope_id, event)).toMatchObject({
      status: 200,
      body: { status: 'not_signed', can_resume: true },
    });
    expect(await api.copies()).toEqual([]);
    expect(await api.rows('membership_forms')).toMatchObject([{ status: 'awaiting_signature' }]);
  });

  test.each(events)('with a %s event after signing is completed', async (event) => {
    const api = await createSigning();
    const { envelope_id, redirect_url } = await start(api);
    await api.press(redirect_url, 'sign');
    expect((await api.signingReturn(envelope_id, event)).body).toEqual({
      status: 'completed',
      can_resume: false,
      email_masked: masked,
    });
  });

  test.each([
    ['decline', 'declined'],
    ['later', 'not_signed'],
    ['expire', 'not_signed'],
  ] as const)('after %s is %s, without the mail address', async (action, status) => {
    const api = await createSigning();
    const { envelope_id, redirect_url } = await start(api);
    await api.press(redirect_url, action);
    expect((await api.signingReturn(envelope_id)).body).toEqual({
      status,
      can_resume: status === 'not_signed',
    });
  });

  test.each(['voided', 'expired'] as const)('reports an envelope that is %s', async (state) => {
    const api = await createSigning({}, { signing: () => ({ stateOf: () => Promise.resolve(state) }) });
    const { envelope_id } = await start(api);
    expect((await api.signingReturn(envelope_id)).body).toEqual({ status: state, can_resume: false });
    expect(await api.rows('membership_forms')).toMatchObject([{ status: state }]);
  });

  test('reports an envelope that the provider does not know as voided', async () => {
    const api = await createSigning({}, { signing: () => ({ stateOf: () => Promise.resolve(null) }) });
    const { envelope_id } = await start(api);
    expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'voided' });
  });

  test("returns 404 with another person's record or with none", async () => {
    const api = await createSigning();
    const { envelope_id, redirect_url } = await start(api);
    await api.press(redirect_url, 'sign');
    for (const link of [
      { id: 1002 },
      { employee_id: 501 },
      { company_id: 8 },
      { id: 99999 },
      {},
      { id: 'x' },
    ]) {
      const { status, body } = await api.signingReturn(envelope_id, 'signing_complete', link);
      expect([status, body]).toEqual([404, { detail: 'not found' }]);
    }
    expect((await api.signingReturn('made-up')).status).toBe(404);
    expect((await api.send('signing-return', { id: 1001, envelope_id: { $ne: '' } })).status).toBe(404);
  });

  test('returns 503 while the provider is busy', async () => {
    const api = await createSigning(
      {},
      { signing: () => ({ stateOf: () => Promise.reject(new SigningBusy(7)) }) },
    );
    const { envelope_id } = await start(api);
    const { status, headers, body } = await api.signingReturn(envelope_id);
    expect([status, headers.get('Retry-After'), body]).toEqual([503, '7', { detail: 'busy' }]);
  });

  test('limits queries to the provider, and makes none once the envelope has ended', async () => {
    const stateOf = vi.fn(() => Promise.resolve('sent' as const));
    const api = await createSigning({}, { signing: () => ({ stateOf }) });
    const { envelope_id } = await start(api);
    for (let at = 0; at < 60; at++) await api.signingReturn(envelope_id);
    expect((await api.signingReturn(envelope_id)).status).toBe(429);
    expect(stateOf).toHaveBeenCalledTimes(60);
    await api.notice(envelope_id, 'declined');
    expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'declined' });
    expect(stateOf).toHaveBeenCalledTimes(60);
  });
});

describe('signed copy', () => {
  test('is mailed in the language of the form and stored encrypted, and the signer is a member', async () => {
    const api = await createSigning();
    const form = await api.submit({ language: 'es' });
    const { envelope_id, redirect_url } = await api.opened(form, 'es');
    await api.press(redirect_url, 'sign');
    await api.signingReturn(envelope_id);
    const [copy, ...more] = await api.copies();
    expect(more).toEqual([]);
    expect(copy).toMatchObject({
      to: 'jordan.ellis@mail.example',
      subject: 'Su formulario de membresía firmado',
      attachments: [{ name: 'formulario-de-membresia.pdf' }],
    });
    const file = await api.outbox.attachment(copy?.attachments[0]?.id ?? 0);
    expect(
      Buffer.from(file?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [envelope] = await api.rows('envelopes');
    expect(envelope).toMatchObject({ state: 'completed', mailed: expect.any(String) as string });
    expect(Buffer.from(String(envelope?.['signed_document']), 'base64').includes('%PDF')).toBe(false);
    const again = await api.send('verify', { id: 1001, ssn_last_four: digits });
    expect(again.body).toMatchObject({ result: 'already_member' });
  });

  test('is mailed once for simultaneous notices and returns', async () => {
    const api = await createSigning();
    const { envelope_id, redirect_url } = await start(api);
    const signing = api.press(redirect_url, 'sign');
    await signing;
    await Promise.all([
      ...Array.from({ length: 10 }, () => api.notice(envelope_id, 'completed')),
      ...Array.from({ length: 10 }, () => api.signingReturn(envelope_id)),
    ]);
    expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'completed' });
    expect(await api.copies()).toHaveLength(1);
    expect(await api.rows('signing_claims')).toEqual([]);
  });

  test('leaves the status "processing" until it can be mailed', async () => {
    let fails = true;
    const sent: unknown[] = [];
    const mailer: Mailer = {
      deliver: (message) => {
        if (fails) return Promise.reject(new Error('no mail server'));
        sent.push(message);
        return Promise.resolve();
      },
    };
    const api = await createSigning({}, { mailer });
    const { envelope_id, redirect_url } = await start(api);
    await api.press(redirect_url, 'sign');
    expect((await api.signingReturn(envelope_id)).body).toEqual({
      status: 'processing',
      can_resume: false,
      email_masked: masked,
    });
    fails = false;
    expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'completed' });
    await api.signingReturn(envelope_id);
    expect(sent).toHaveLength(1);
  });

  test('does not delay the response when mailing takes long', async () => {
    let finish = (): void => undefined;
    const mailer: Mailer = {
      deliver: () => new Promise<void>((resolve) => (finish = resolve)),
    };
    const api = await createSigning({}, { mailer });
    const { envelope_id, redirect_url } = await start(api);
    await api.press(redirect_url, 'sign');
    expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'processing' });
    finish();
    await expect
      .poll(async () => (await api.signingReturn(envelope_id)).body)
      .toMatchObject({ status: 'completed' });
  });

  test('is processed without the full number in pages, mails, logs or storage', async () => {
    const api = await createSigning();
    const { envelope_id, redirect_url } = await start(api);
    const html = await (await api.page(redirect_url)).text();
    expect(html).toContain('•••-••-4321');
    await api.notice(envelope_id, 'completed');
    await api.signingReturn(envelope_id);
    const everything = JSON.stringify([
      html,
      api.logged,
      await api.outbox.latest(),
      ...(await Promise.all(['envelopes', 'stand_in_envelopes', 'stand_in_views', 'attempts'].map(api.rows))),
    ]);
    for (const form of [marker, marker.replace(/^(...)(..)/, '$1-$2-')])
      expect(everything).not.toContain(form);
  });
});
