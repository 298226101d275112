import { SignJWT, errors, jwtVerify } from 'jose';
import type { Keys } from '../deps';

const algorithm = 'HS256';
/** Who issues the tokens. Fixed, so that a portal that moves to another address keeps its sign-ins. */
const issuer = 'portal';
export type TokenPurpose = 'access' | 'reset' | 'activation' | 'address';

/** `expired` is told apart from `broken`, because only the first one may be explained to the person. */
export type Opened =
  | { readonly state: 'valid'; readonly claims: Claims }
  | { readonly state: 'expired' }
  | { readonly state: 'broken' };

export interface Claims {
  readonly id: number;
  readonly jti: string;
  readonly sid?: string;
}

interface Signing {
  readonly purpose: TokenPurpose;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly issued: number;
  readonly expires: number;
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The same input gives the same token, which lets a repeated refresh answer the same pair. */
export const signToken = (keys: Keys, { purpose, claims, issued, expires }: Signing): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(purpose)
    .setIssuedAt(seconds(issued))
    .setExpirationTime(seconds(expires))
    .sign(keys.token);

export const openToken = async (
  keys: Keys,
  token: string,
  purpose: TokenPurpose | TokenPurpose[],
  now: number,
): Promise<Opened> => {
  try {
    const options = {
      algorithms: [algorithm],
      audience: purpose,
      issuer,
      requiredClaims: ['exp', 'iat', 'iss'],
      currentDate: new Date(now),
    };
    const { payload } = await jwtVerify<Claims>(token, keys.token, options);
    if (!Number.isSafeInteger(payload.id)) return { state: 'broken' };
    return { state: 'valid', claims: payload };
  } catch (error) {
    return { state: error instanceof errors.JWTExpired ? 'expired' : 'broken' };
  }
};
