/** The claims that the portal reads from a token, for display and routing only. The server never trusts them. */
export interface TokenClaims {
  readonly id: number;
  readonly permissions: readonly string[];
  /** Seconds since 1970. */
  readonly exp?: number;
  readonly employeeId?: number;
  readonly onboardingComplete?: boolean;
  /** Signs the employee's link to the membership form. */
  readonly membershipSig?: string;
}

const readPart = (part: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
};

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * Decodes the claims of a token, or returns null if it cannot be read. Does not verify the signature. Reset and
 * activation tokens have no permissions; they decode to an empty list.
 */
export const decodeToken = (token: string): TokenClaims | null => {
  const payload = readPart(token.split('.')[1] ?? '');
  if (typeof payload !== 'object' || payload === null) return null;
  const {
    id,
    permissions = [],
    exp,
    employee_id,
    onboarding_complete,
    membership_sig,
  } = payload as Record<string, unknown>;
  if (!isInteger(id) || !Array.isArray(permissions)) return null;
  return {
    id,
    permissions: permissions.filter((permission): permission is string => typeof permission === 'string'),
    ...(typeof exp === 'number' && Number.isFinite(exp) && { exp }),
    ...(isInteger(employee_id) && { employeeId: employee_id }),
    ...(typeof onboarding_complete === 'boolean' && { onboardingComplete: onboarding_complete }),
    ...(typeof membership_sig === 'string' && { membershipSig: membership_sig }),
  };
};

/** Characters of a signature in base64url, by algorithm (RFC 7518 and 8037). RSA's depend on the key. */
const signatureLengths: Readonly<Record<string, number>> = {
  HS256: 43,
  HS384: 64,
  HS512: 86,
  ES256: 86,
  ES384: 128,
  ES512: 176,
  EdDSA: 86,
};

/**
 * Whether a readable token has all of its signature, as far as its length tells. Mail programs cut the ends of long
 * links. Does not verify the signature.
 */
export const isWholeToken = (token: string): boolean => {
  const [header = '', , signature = '', ...others] = token.split('.');
  if (signature === '' || others.length > 0) return false;
  const { alg } = (readPart(header) ?? {}) as { readonly alg?: unknown };
  const length = typeof alg === 'string' ? signatureLengths[alg] : undefined;
  return length === undefined || signature.length === length;
};
