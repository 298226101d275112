import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocusign } from '@server/signing/docusign/provider';
import { type EnvelopeRequest, EnvelopeClosed, SigningBusy } from '@server/signing/provider';
import { startFakeDocusign, type FakeDocusign } from './fake-docusign';
import { createSigning, person } from './signing-calls';

let docusign: FakeDocusign;
let now = Date.now();
beforeEach(async () => {
  now = Date.now();
  docusign = await startFakeDocusign();
});
afterEach(() => docusign.close());

const signer = { name: 'Jordan Ellis', email: 'jordan.ellis@mail.example', reference: 'form-1' };
const request: EnvelopeRequest = {
  key: '11111111-2222-3333-4444-555555555555',
  again: false,
  signer,
  language: 'es',
  title: 'Formulario de membresía',
  document: new TextEncoder().encode('%PDF-1.7 the form'),
  facts: [],
};
const returnUrl = 'https://portal.example/thepactform?id=1001&signing_complete=true';
const provider = (settings: Partial<FakeDocusign['settings']> = {}) =>
  createDocusign({ ...docusign.settings, ...settings }, () => now);
const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('envelope', () => {
  test('is sent to one embedded signer, with a place to sign and a request for notifications', async () => {
    const id = await provider().createEnvelope(request);
    const { definition } = docusign.envelopes.get(id)!;
    expect(definition).toMatchObject({
      status: 'sent',
      transactionId: request.key,
      documents: [{ fileExtension: 'pdf' }],
      eventNotification: {
        url: 'https://portal.example/api/pact-form/webhooks/docusign',
        includeHMAC: 'true',
        deliveryMode: 'SIM',
      },
    });
    expect(Buffer.from(definition.documents[0]!.documentBase64, 'base64').toString()).toBe(
      '%PDF-1.7 the form',
    );
    expect(definition.recipients.signers).toMatchObject([
      {
        name: 'Jordan Ellis',
        email: signer.email,
        clientUserId: 'form-1',
        tabs: {
          signHereTabs: [{ anchorString: '/signature/' }],
          dateSignedTabs: [{ anchorString: '/signed-on/' }],
        },
      },
    ]);
  });

  test('requests no notifications when Connect could not deliver them', async () => {
    const id = await provider({ publicUrl: 'http://localhost:4180' }).createEnvelope(request);
    expect(docusign.envelopes.get(id)?.definition.eventNotification).toBeUndefined();
  });

  test('is found again when the response was lost', async () => {
    const signing = provider();
    docusign.failNext({ status: 502, afterwards: true });
    expect(await failure(signing.createEnvelope(request))).toBeInstanceOf(SigningBusy);
    const id = await signing.createEnvelope({ ...request, again: true });
    expect([...docusign.envelopes.keys()]).toEqual([id]);
    const other = await signing.createEnvelope({ ...request, key: crypto.randomUUID(), again: true });
    expect(other).not.toBe(id);
  });

  test.each([
    ['created', undefined, 'sent'],
    ['sent', undefined, 'sent'],
    ['delivered', undefined, 'sent'],
    ['completed', undefined, 'completed'],
    ['declined', undefined, 'declined'],
    ['voided', 'Wrong person', 'voided'],
    ['voided', 'Envelope has expired.', 'expired'],
    ['deleted', undefined, 'voided'],
  ])('with the status %s (%s) has the state %s', async (status, voidedReason, state) => {
    const signing = provider();
    const id = await signing.createEnvelope(request);
    Object.assign(docusign.envelopes.get(id)!, { status, voidedReason });
    expect(await signing.stateOf(id)).toBe(state);
  });

  test('has the state null when it does not exist', async () => {
    expect(await provider().stateOf('made-up')).toBeNull();
  });

  test('returns its document once it is completed', async () => {
    const signing = provider();
    const id = await signing.createEnvelope(request);
    expect(await signing.signedDocument(id)).toBeNull();
    docusign.envelopes.get(id)!.status = 'completed';
    expect(Buffer.from((await signing.signedDocument(id))!).toString()).toBe('%PDF-1.7 the form');
  });
});

describe('signing page', () => {
  const view = (envelopeId: string) => ({ envelopeId, signer, language: 'es', returnUrl }) as const;

  test("has a new address each time, in the signer's language", async () => {
    const signing = provider();
    const id = await signing.createEnvelope(request);
    const [one, other] = [await signing.createView(view(id)), await signing.createView(view(id))];
    expect(one).not.toBe(other);
    expect(new URL(one).searchParams.get('locale')).toBe('es');
    expect(new URL(one).searchParams.get('slt')).toBe('abc');
  });

  test('opens for a signer whose name is longer than DocuSign allows', async () => {
    const long = { ...signer, name: '名'.repeat(150) };
    const signing = provider();
    const id = await signing.createEnvelope({ ...request, signer: long });
    expect(Array.from(docusign.envelopes.get(id)!.definition.recipients.signers[0]!.name)).toHaveLength(100);
    await signing.createView({ ...view(id), signer: long });
  });

  test('throws EnvelopeClosed for an envelope that is no longer open', async () => {
    const signing = provider();
    const id = await signing.createEnvelope(request);
    docusign.envelopes.get(id)!.status = 'completed';
    expect(await failure(signing.createView(view(id)))).toBeInstanceOf(EnvelopeClosed);
  });
});

describe('access token', () => {
  test('is requested once for concurrent calls, cached, and renewed shortly before it expires', async () => {
    const signing = provider();
    await Promise.all(Array.from({ length: 8 }, () => signing.stateOf('made-up')));
    expect(docusign.calls.filter((call) => call === 'token')).toHaveLength(1);
    now += 57 * 60_000;
    await signing.stateOf('made-up');
    expect(docusign.calls.filter((call) => call === 'token')).toHaveLength(1);
    now += 2 * 60_000;
    await signing.stateOf('made-up');
    expect(docusign.calls.filter((call) => call === 'token')).toHaveLength(2);
  });

  test('is requested again once after it was revoked', async () => {
    const signing = provider();
    const id = await signing.createEnvelope(request);
    docusign.revokeToken();
    expect(await signing.stateOf(id)).toBe('sent');
    expect(docusign.calls.filter((call) => call === 'token')).toHaveLength(2);
  });

  test('fails without consent, and the error contains no request data', async () => {
    docusign.withdrawConsent();
    const error = await failure(provider().createEnvelope(request));
    expect(String(error)).toBe('DocusignFailure: DocuSign answered 400 consent_required');
  });

  test('is not issued to another integration', async () => {
    expect(String(await failure(provider({ integrationKey: 'other' }).stateOf('x')))).toContain(
      'invalid_grant',
    );
  });
});

describe('DocuSign errors', () => {
  test.each([
    [{ status: 429 }, 10],
    [{ status: 429, headers: { 'Retry-After': '33' } }, 33],
    [{ status: 400, code: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED' }, 10],
    [{ status: 500 }, 10],
    [{ status: 503, headers: { 'Retry-After': '120' } }, 120],
    [{ status: 429, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '75' } }, 75],
  ])('%j throws SigningBusy for %i s', async (errorResponse, seconds) => {
    const signing = provider();
    docusign.failNext(errorResponse);
    const error = await failure(signing.createEnvelope(request));
    expect(error).toBeInstanceOf(SigningBusy);
    expect((error as SigningBusy).seconds).toBe(seconds);
  });

  test('an hourly limit throws SigningBusy until its reset time', async () => {
    const reset = String(Math.floor(now / 1000) + 600);
    docusign.failNext({ status: 429, headers: { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset } });
    const { seconds } = (await failure(provider().stateOf('x'))) as SigningBusy;
    expect(seconds).toBeGreaterThan(595);
    expect(seconds).toBeLessThanOrEqual(601);
  });

  test('an unreachable service throws SigningBusy', async () => {
    const unreachableUrls = { baseUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' };
    expect(await failure(provider(unreachableUrls).stateOf('x'))).toBeInstanceOf(SigningBusy);
  });

  test('a redirect is a failure and is not followed', async () => {
    const headers = { Location: `${docusign.settings.baseUrl}/elsewhere` };
    docusign.failNext({ status: 307, headers });
    const error = await failure(provider().createEnvelope(request));
    expect(String(error)).toBe('DocusignFailure: DocuSign answered 307 TROUBLE');
    expect(docusign.calls.join()).not.toContain('elsewhere');
  });

  test('any other error has the code and no personal data', async () => {
    docusign.failNext({ status: 400, code: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT' });
    const error = await failure(provider().createEnvelope(request));
    expect(String(error)).toBe('DocusignFailure: DocuSign answered 400 INVALID_EMAIL_ADDRESS_FOR_RECIPIENT');
    expect(JSON.stringify(error)).not.toContain('jordan');
  });
});

test('signing with DocuSign: page, Connect notification, signed copy', async () => {
  const api = await createSigning({ publicUrl: 'https://portal.example' }, { signing: () => provider() });
  const form = await api.submit();
  const { envelope_id, redirect_url } = await api.opened(form, 'es');
  expect(redirect_url).toContain('/Signing/');
  expect((await api.signingReturn(envelope_id)).body).toMatchObject({ status: 'not_signed' });
  docusign.envelopes.get(await api.envelopeId(envelope_id))!.status = 'completed';
  expect((await api.notice(envelope_id, 'completed', 'wrong')).status).toBe(401);
  expect((await api.notice(envelope_id, 'completed', 'connect-secret')).status).toBe(200);
  await expect.poll(async () => (await api.copies()).length).toBe(1);
  expect((await api.signingReturn(envelope_id, 'x', person)).body).toMatchObject({ status: 'completed' });
  expect(await api.session(form)).toMatchObject({ status: 409, body: { detail: 'already signed' } });
});

test('twenty concurrent sessions create one envelope at DocuSign', async () => {
  const api = await createSigning({}, { signing: () => provider() });
  const form = await api.submit();
  const sessions = await Promise.all(Array.from({ length: 20 }, () => api.opened(form)));
  expect(docusign.envelopes.size).toBe(1);
  expect(new Set(sessions.map(({ redirect_url }) => redirect_url)).size).toBe(20);
});

test('names in any script reach DocuSign unchanged', async () => {
  const names = ['Łukasz Żółć', '李小龍', 'محمد', 'O’Brien-Ñandú', '🙂'];
  const signing = provider();
  for (const name of names) {
    const id = await signing.createEnvelope({
      ...request,
      key: crypto.randomUUID(),
      signer: { ...signer, name },
    });
    expect(docusign.envelopes.get(id)!.definition.recipients.signers[0]!.name).toBe(name);
  }
});
