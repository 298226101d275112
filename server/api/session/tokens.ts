import { SignJWT, errors, jwtVerify, type JWTHeaderParameters } from 'jose';
import { day } from '../clock';
import type { Keys } from '../deps';
import { keyOfId } from '../key-ring';

const algorithm = 'HS256';
/** The issuer of the tokens. Fixed, so that sign-ins survive when the portal moves to another URL. */
const issuer = 'portal';
export type TokenPurpose = 'access' | 'reset' | 'activation' | 'address';

/** `expired` is separate from `broken`, because only `expired` may be explained to the user. */
export type TokenResult =
  | { readonly state: 'valid'; readonly claims: Claims }
  | { readonly state: 'expired' }
  | { readonly state: 'broken' };

export interface Claims {
  readonly id: number;
  readonly jti: string;
  readonly sid?: string;
}

interface TokenInput {
  readonly purpose: TokenPurpose;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly issued: number;
  readonly expires: number;
}

/** The longest lifetime of a token, in milliseconds. A replaced key still verifies its tokens for this long. */
export const maxTokenLifetime = 7 * day;

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Signs a token. The same input gives the same token, so that a repeated refresh can return the same pair. */
export const signToken = (keys: Keys, { purpose, claims, issued, expires }: TokenInput): Promise<string> => {
  const [{ id, bytes }] = keys.token;
  if (expires - issued > maxTokenLifetime) throw new Error('a token would outlive the key that signed it');
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: id })
    .setIssuer(issuer)
    .setAudience(purpose)
    .setIssuedAt(seconds(issued))
    .setExpirationTime(seconds(expires))
    .sign(bytes);
};

export const openToken = async (
  keys: Keys,
  token: string,
  purpose: TokenPurpose | TokenPurpose[],
  now: number,
): Promise<TokenResult> => {
  try {
    const options = {
      algorithms: [algorithm],
      audience: purpose,
      issuer,
      requiredClaims: ['exp', 'iat', 'iss'],
      currentDate: new Date(now),
    };
    const keyFor = ({ kid }: JWTHeaderParameters) => {
      const key = keyOfId(keys.token, kid, now);
      if (!key) throw new errors.JWSInvalid('signed with a key that is not here');
      return key.bytes;
    };
    const { payload } = await jwtVerify<Claims>(token, keyFor, options);
    if (!Number.isSafeInteger(payload.id)) return { state: 'broken' };
    return { state: 'valid', claims: payload };
  } catch (error) {
    return { state: error instanceof errors.JWTExpired ? 'expired' : 'broken' };
  }
};
