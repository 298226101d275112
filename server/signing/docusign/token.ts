import { SignJWT } from 'jose';
import { createPrivateKey } from 'node:crypto';
import { minute, second } from '@server/api/clock';
import { DocusignFailure, busyFromError, busyFromHeaders, isBusy } from './failures';
import type { DocusignSettings } from './settings';

const algorithm = 'RS256';
const timeoutMs = 10 * second;
/** How long before its expiry a token is no longer used, so that it does not expire during a call. */
const expiryMarginMs = 2 * minute;

interface Token {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

type TokenResponse = Partial<Record<'access_token' | 'expires_in' | 'error', unknown>>;

const requestToken = async (
  { authUrl, integrationKey, userId, privateKey }: DocusignSettings,
  now: number,
): Promise<Token> => {
  const issued = Math.floor(now / 1000);
  const assertion = await new SignJWT({ scope: 'signature impersonation' })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(integrationKey)
    .setSubject(userId)
    // The bare host, without a scheme.
    .setAudience(new URL(authUrl).host)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 600)
    .sign(createPrivateKey(privateKey));
  const response = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    // A redirect could send the assertion to another host.
    redirect: 'manual',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw busyFromError(error);
  });
  const responseBody = (await response.json().catch(() => ({}))) as TokenResponse;
  if (isBusy(response.status, '')) throw busyFromHeaders(response.headers, now);
  if (!response.ok || typeof responseBody.access_token !== 'string')
    throw new DocusignFailure(
      response.status,
      typeof responseBody.error === 'string' ? responseBody.error : 'no token',
    );
  const lifetime = typeof responseBody.expires_in === 'number' ? responseBody.expires_in : 3600;
  return { text: responseBody.access_token, expiresAt: now + lifetime * second };
};

export interface Tokens {
  /** Returns a token that is valid for a while. Concurrent callers share one request. */
  get(): Promise<string>;
  /** Forgets a rejected token. */
  invalidate(rejected: string): void;
}

/** Access tokens from the JWT grant (RFC 7523), cached until shortly before they expire. */
export const createTokens = (settings: DocusignSettings, now: () => number): Tokens => {
  let cached: Token | null = null;
  let pending: Promise<Token> | null = null;
  return {
    get: async () => {
      if (cached && cached.expiresAt - expiryMarginMs > now()) return cached.text;
      pending ??= requestToken(settings, now()).finally(() => (pending = null));
      cached = await pending;
      return cached.text;
    },
    invalidate: (rejected) => {
      if (cached?.text === rejected) cached = null;
    },
  };
};
