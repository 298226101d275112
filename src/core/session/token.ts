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

const readPayload = (token: string): unknown => {
  const part = token.split('.')[1] ?? '';
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
  const payload = readPayload(token);
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
