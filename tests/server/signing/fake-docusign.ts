import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { jwtVerify } from 'jose';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';

interface FakeEnvelope {
  readonly id: string;
  readonly definition: Definition;
  status: string;
  voidedReason?: string;
}

export interface Definition {
  readonly status: string;
  readonly emailSubject: string;
  readonly transactionId: string;
  readonly documents: readonly { readonly documentBase64: string; readonly fileExtension: string }[];
  readonly recipients: {
    readonly signers: readonly {
      readonly name: string;
      readonly email: string;
      readonly clientUserId: string;
      readonly tabs: Readonly<Record<string, readonly { readonly anchorString: string }[]>>;
    }[];
  };
  readonly eventNotification?: { readonly url: string; readonly includeHMAC: string };
}

/** An error response that replaces the next one. */
export interface ErrorResponse {
  readonly status: number;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The call takes effect, and only its response is replaced. */
  readonly afterwards?: boolean;
}

const integrationKey = 'integration-key';
const userId = 'user-guid';
const accountId = 'account-guid';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const refuse = (
  c: Context,
  status: number,
  errorCode: string,
  headers: Readonly<Record<string, string>> = {},
) => c.json({ errorCode, message: 'refused' }, status as 400, { ...headers });

/** Checks an assertion as documented for the JWT grant. Returns the error code, or null when it is valid. */
const assertionError = async (assertion: string, key: KeyObject, host: string): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(assertion, key, {
      algorithms: ['RS256'],
      issuer: integrationKey,
      subject: userId,
      audience: host,
      clockTolerance: 10 * 365 * 86_400,
    });
    if (payload['scope'] !== 'signature impersonation') return 'invalid_scope';
    return (payload.exp ?? 0) - (payload.iat ?? 0) > 3600 ? 'invalid_request' : null;
  } catch {
    return 'invalid_grant';
  }
};

/** Starts the part of DocuSign's eSignature REST API that embedded signing uses, as documented, on a free local port. */
export const startFakeDocusign = async () => {
  const envelopes = new Map<string, FakeEnvelope>();
  const calls: string[] = [];
  const queuedErrors: ErrorResponse[] = [];
  let tokens = 0;
  let valid = '';
  let host = '';
  let consents = true;

  const app = new Hono();
  app.post('/oauth/token', async (c) => {
    calls.push('token');
    const form = new URLSearchParams(await c.req.text());
    if (!consents) return c.json({ error: 'consent_required' }, 400);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return c.json({ error: 'unsupported_grant_type' }, 400);
    const error = await assertionError(form.get('assertion') ?? '', publicKey, host);
    if (error) return c.json({ error }, 400);
    valid = `token-${(tokens += 1)}`;
    return c.json({ access_token: valid, token_type: 'Bearer', expires_in: 3600 });
  });

  const account = '/restapi/v2.1/accounts/account-guid';
  app.use(`${account}/*`, async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path.slice(account.length)}`);
    if (c.req.header('Authorization') !== `Bearer ${valid}`)
      return refuse(c, 401, 'USER_AUTHENTICATION_FAILED');
    const queuedError = queuedErrors.shift();
    if (queuedError && !queuedError.afterwards)
      return refuse(c, queuedError.status, queuedError.code ?? 'TROUBLE', queuedError.headers);
    await next();
    if (queuedError)
      c.res = refuse(c, queuedError.status, queuedError.code ?? 'TROUBLE', queuedError.headers);
    return undefined;
  });
  app.post(`${account}/envelopes`, async (c) => {
    const definition = await c.req.json<Definition>();
    const id = crypto.randomUUID();
    envelopes.set(id, { id, definition, status: definition.status });
    return c.json({ envelopeId: id, status: definition.status, uri: `/envelopes/${id}` }, 201);
  });
  app.get(`${account}/envelopes`, (c) => {
    const ids = (c.req.query('transaction_ids') ?? '').split(',');
    const found = [...envelopes.values()].filter(({ definition }) => ids.includes(definition.transactionId));
    return c.json({ envelopes: found.map(({ id, status }) => ({ envelopeId: id, status })) });
  });
  app.get(`${account}/envelopes/:id`, (c) => {
    const envelope = envelopes.get(c.req.param('id'));
    if (!envelope) return refuse(c, 404, 'ENVELOPE_DOES_NOT_EXIST');
    const { id, status, voidedReason } = envelope;
    return c.json({ envelopeId: id, status, ...(voidedReason && { voidedReason }) });
  });
  app.post(`${account}/envelopes/:id/views/recipient`, async (c) => {
    const envelope = envelopes.get(c.req.param('id'));
    const view = await c.req.json<Record<string, string>>();
    const signer = envelope?.definition.recipients.signers[0];
    if (!envelope) return refuse(c, 404, 'ENVELOPE_DOES_NOT_EXIST');
    const isSigner =
      view['clientUserId'] === signer?.clientUserId &&
      view['userName'] === signer?.name &&
      view['email'] === signer?.email;
    if (!isSigner) return refuse(c, 400, 'UNKNOWN_ENVELOPE_RECIPIENT');
    if (!view['returnUrl'] || view['authenticationMethod'] !== 'none')
      return refuse(c, 400, 'INVALID_REQUEST_PARAMETER');
    if (!['sent', 'delivered'].includes(envelope.status)) return refuse(c, 400, 'ENVELOPE_INVALID_STATUS');
    return c.json({ url: `http://${host}/Signing/MTRedeem/v1/${crypto.randomUUID()}?slt=abc` }, 201);
  });
  app.get(`${account}/envelopes/:id/documents/combined`, (c) => {
    const envelope = envelopes.get(c.req.param('id'));
    if (!envelope) return refuse(c, 404, 'ENVELOPE_DOES_NOT_EXIST');
    const bytes = Buffer.from(envelope.definition.documents[0]?.documentBase64 ?? '', 'base64');
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/pdf' });
  });

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      baseUrl: `http://${host}`,
      authUrl: `http://${host}`,
      accountId,
      integrationKey,
      userId,
      privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string,
      connectKeys: ['connect-secret'],
      publicUrl: 'https://portal.example',
    },
    calls,
    envelopes,
    /** Replaces the responses to the next calls to the account, one for each argument. */
    failNext: (...next: ErrorResponse[]) => void queuedErrors.push(...next),
    revokeToken: () => void (valid = 'revoked'),
    withdrawConsent: () => void (consents = false),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
};

export type FakeDocusign = Awaited<ReturnType<typeof startFakeDocusign>>;
