import { describe, expect, test } from 'vitest';
import { isSigned, signBytes } from '@server/signing/connect-message';
import type { EnvelopeState } from '@server/signing/provider';
import { createSigning, type Signing } from './signing-calls';

const open = async (api: Signing): Promise<string> => (await api.opened(await api.submit())).envelope_id;
const states = async (api: Signing) => [
  (await api.rows('envelopes'))[0]?.['state'],
  (await api.rows('membership_forms'))[0]?.['status'],
];
const url = 'http://localhost:4180/api/pact-form/webhooks/docusign';

describe('webhook', () => {
  test.each([
    ['completed', 'completed'],
    ['declined', 'declined'],
    ['voided', 'voided'],
  ] as const)('stores the state %s', async (state, status) => {
    const api = await createSigning();
    expect((await api.notice(await open(api), state)).status).toBe(200);
    expect(await states(api)).toEqual([state, status]);
  });

  test('rejects a wrong signature and changes nothing', async () => {
    const api = await createSigning();
    const response = await api.notice(await open(api), 'completed', 'another secret');
    expect([response.status, await response.json()]).toEqual([401, { detail: 'unauthorized' }]);
    expect(await states(api)).toEqual(['sent', 'awaiting_signature']);
  });

  test.each([undefined, '', 'no base64 !', 'AAAA', '0'.repeat(44)])(
    'rejects the signature %j',
    async (signature) => {
      const api = await createSigning();
      const headers = signature === undefined ? {} : { 'X-DocuSign-Signature-1': signature };
      const response = await api.app.request(url, { method: 'POST', headers, body: '{}' });
      expect(response.status).toBe(401);
    },
  );

  test.each<readonly [readonly EnvelopeState[], EnvelopeState]>([
    [['completed', 'completed', 'completed'], 'completed'],
    [['completed', 'sent'], 'completed'],
    [['completed', 'declined', 'voided'], 'completed'],
    [['declined', 'sent', 'voided'], 'declined'],
    [['voided', 'completed'], 'completed'],
  ])('after %j, the state is %s', async (sequence, end) => {
    const api = await createSigning();
    const id = await open(api);
    for (const state of sequence) expect((await api.notice(id, state)).status).toBe(200);
    expect(await states(api)).toEqual([end, end]);
  });

  test('accepts and ignores a message about an unknown envelope', async () => {
    const api = await createSigning();
    expect((await api.notice('made-up', 'completed')).status).toBe(200);
  });

  test('mails the signed copy although the signer does not return', async () => {
    const api = await createSigning();
    const form = await api.submit();
    await api.press((await api.opened(form)).redirect_url, 'sign');
    await expect.poll(async () => (await api.copies()).length).toBe(1);
  });

  test('returns 413 for a body that is too large', async () => {
    const api = await createSigning();
    const body = 'x'.repeat(1024 * 1024 + 1);
    expect((await api.app.request(url, { method: 'POST', body })).status).toBe(413);
  });
});

describe('webhook signature', () => {
  const body = new TextEncoder().encode('{"event":"envelope-completed"}');

  test('is the HMAC-SHA256 of the raw bytes, in base64', async () => {
    // RFC 4231, test case 2.
    const bytes = new TextEncoder().encode('what do ya want for nothing?');
    const hex = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(await signBytes('Jefe', bytes)).toBe(Buffer.from(hex, 'hex').toString('base64'));
  });

  test('is valid for any active key, in any signature header', async () => {
    const headers = new Headers({
      'X-DocuSign-Signature-1': await signBytes('old', body),
      'X-DocuSign-Signature-2': await signBytes('new', body),
    });
    expect(await isSigned(['new'], body, headers)).toBe(true);
    expect(await isSigned(['old', 'other'], body, headers)).toBe(true);
    expect(await isSigned(['third'], body, headers)).toBe(false);
    expect(await isSigned([''], body, headers)).toBe(false);
    expect(await isSigned([], body, headers)).toBe(false);
  });

  test('is invalid for a body that differs by one byte', async () => {
    const headers = new Headers({ 'X-DocuSign-Signature-1': await signBytes('key', body) });
    expect(
      await isSigned(['key'], new TextEncoder().encode('{"event":"envelope-completed" }'), headers),
    ).toBe(false);
  });
});
