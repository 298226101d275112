import { SignJWT } from 'jose';
import { createPrivateKey } from 'node:crypto';
import { minute, second } from '@server/api/clock';
import { DocusignFailure, busyBecause, busyBy, isBusy } from './failures';
import type { DocusignSettings } from './settings';

const algorithm = 'RS256';
const patience = 10 * second;
/** How long before its expiry a token is no longer used, so that it does not expire during a call. */
const margin = 2 * minute;

interface Token {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type TokenAnswer = Partial<Record<'access_token' | 'expires_in' | 'error', unknown>>;

const request = async (
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
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw busyBecause(error);
  });
  const answer = (await response.json().catch(() => ({}))) as TokenAnswer;
  if (isBusy(response.status, '')) throw busyBy(response.headers, now);
  if (!response.ok || typeof answer.access_token !== 'string')
    throw new DocusignFailure(response.status, typeof answer.error === 'string' ? answer.error : 'no token');
  const lifetime = typeof answer.expires_in === 'number' ? answer.expires_in : 3600;
  return { text: answer.access_token, until: now + lifetime * second };
};

export interface Tokens {
  /** Returns a token that is valid for a while. Concurrent callers share one request. */
  get(): Promise<string>;
  /** Forgets a rejected token. */
  drop(refused: string): void;
}

/** Access tokens from the JWT grant (RFC 7523), cached until shortly before they expire. */
export const createTokens = (settings: DocusignSettings, now: () => number): Tokens => {
  let kept: Token | null = null;
  let asking: Promise<Token> | null = null;
  return {
    get: async () => {
      if (kept && kept.until - margin > now()) return kept.text;
      asking ??= request(settings, now()).finally(() => (asking = null));
      kept = await asking;
      return kept.text;
    },
    drop: (refused) => {
      if (kept?.text === refused) kept = null;
    },
  };
};
