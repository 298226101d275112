import { afterEach, describe, expect, test, vi } from 'vitest';
import { isoTime, minute } from '@server/api/clock';
import type { Mailer } from '@server/mail/mailer';
import { SigningBusy } from '@server/signing/provider';
import { finishSigned, reconcile } from '@server/signing/reconcile';
import { startSigningSchedule } from '@server/signing/schedule';
import { createSigning, type Signing } from './signing-calls';

const signWithoutNotice = async (api: Signing): Promise<string> => {
  const { envelope_id, redirect_url } = await api.opened(await api.submit());
  await api.press(redirect_url, 'sign');
  await expect.poll(async () => (await api.copies()).length).toBe(1);
  await api.storage.table('mails').remove([]);
  await api.storage.table('mail_attachments').remove([]);
  await api.storage.table('envelopes').update([], { state: 'sent', mailed: null, signed_document: null });
  await api.storage.table('membership_forms').update([], { status: 'awaiting_signature' });
  return envelope_id;
};

describe('reconciliation', () => {
  test('completes an envelope whose notice was lost, and mails the copy', async () => {
    const api = await createSigning();
    await signWithoutNotice(api);
    await reconcile(api.deps);
    expect(await api.rows('envelopes')).toMatchObject([{ state: 'sent' }]);
    api.pass(16 * 60_000);
    await reconcile(api.deps);
    expect(await api.rows('envelopes')).toMatchObject([{ state: 'completed' }]);
    expect(await api.rows('membership_forms')).toMatchObject([{ status: 'completed' }]);
    expect(await api.copies()).toHaveLength(1);
    await reconcile(api.deps);
    expect(await api.copies()).toHaveLength(1);
  });

  test('ends early while the provider is busy, and logs it', async () => {
    let stateCalls = 0;
    const stateOf = (): Promise<never> => {
      stateCalls += 1;
      return Promise.reject(new SigningBusy(9));
    };
    const api = await createSigning({}, { signing: () => ({ stateOf }) });
    await api.opened(await api.submit());
    await api.opened(await api.submit({ email_address: 'sam@mail.example' }));
    api.pass(16 * 60_000);
    await reconcile(api.deps);
    expect(stateCalls).toBe(1);
    expect(api.logged.join('')).toContain('The check of open envelopes ended early');
  });

  test('retries to mail a copy that could not be sent', async () => {
    let fails = true;
    let sent = 0;
    const mailer: Mailer = {
      deliver: () => {
        if (fails) return Promise.reject(new Error('jordan.ellis@mail.example refused'));
        sent += 1;
        return Promise.resolve();
      },
    };
    const api = await createSigning({}, { mailer });
    const { redirect_url, envelope_id } = await api.opened(await api.submit());
    await api.press(redirect_url, 'sign');
    await api.signingReturn(envelope_id);
    expect(await finishSigned(api.deps)).toBe(0);
    fails = false;
    expect(await finishSigned(api.deps)).toBe(1);
    expect(await finishSigned(api.deps)).toBe(0);
    expect(sent).toBe(1);
    expect(api.logged.join('')).not.toContain('jordan');
  });

  test('runs at startup and can be stopped', async () => {
    const api = await createSigning();
    await signWithoutNotice(api);
    api.pass(16 * 60_000);
    const stop = startSigningSchedule(api.deps);
    await expect.poll(async () => (await api.copies()).length).toBe(1);
    await stop();
  });
});

describe('several servers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const states = async (api: Signing) => (await api.rows('envelopes')).map(({ state }) => state);

  test('do not run a check at the same time, and take it over from one that was killed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const api = await createSigning();
    await signWithoutNotice(api);
    api.pass(16 * minute);
    const claims = api.storage.table('signing_claims');
    await claims.insert({ name: 'schedule', token: 'other', since: isoTime(api.deps.clock.now()) });
    const stateOf = vi.spyOn(api.deps.signing, 'stateOf');
    const stop = startSigningSchedule(api.deps);
    vi.advanceTimersByTime(5 * minute);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stateOf).not.toHaveBeenCalled();
    expect(await states(api)).toEqual(['sent']);
    api.pass(5 * minute);
    vi.advanceTimersByTime(5 * minute);
    await expect.poll(() => states(api)).toEqual(['completed']);
    await stop();
    expect(await claims.count([])).toBe(0);
    expect(api.logged.join('')).not.toContain('check of open envelopes failed');
  });
});
