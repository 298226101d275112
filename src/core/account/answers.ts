import type { accountCall, sessionsCall, startFactorCall } from '../calls/account';
import type { AnswerOf } from '../calls/call';

// Readers of the account's answers. An answer of another shape than the API's throws, and counts as a failed call.

export type FactorKind = AnswerOf<typeof startFactorCall>['kind'];
export type Account = Omit<AnswerOf<typeof accountCall>, 'id'>;

/** One place where the person is signed in. Another server may number them by texts; what is not known is empty. */
export interface SignIn extends Omit<AnswerOf<typeof sessionsCall>['data'][number], 'id'> {
  readonly id: string | number;
}

/** A second factor that waits for its first code. */
export type FactorStart = Omit<AnswerOf<typeof startFactorCall>, 'expires_in'>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Error('unreadable answer');
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const kindOf = (value: unknown): FactorKind | undefined =>
  value === 'mail' || value === 'app' ? value : undefined;

const pendingOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What became of a new address. An answer that does not say so must not read as a change that was given up. */
export const readPending = (answer: unknown): Pick<Account, 'pending_username'> => {
  const { pending_username: pending } = fieldsOf(answer);
  if (pending !== null && typeof pending !== 'string') throw new Error('unreadable answer');
  return { pending_username: pendingOf(pending) };
};

/** How many other sign-ins were ended. */
export const readEnded = (answer: unknown): number => {
  const { ended } = fieldsOf(answer);
  if (typeof ended !== 'number') throw new Error('unreadable answer');
  return ended;
};

export const readAccount = (answer: unknown): Account => {
  const fields = fieldsOf(answer);
  const { username, pending_username: pending, recovery_codes_left: left } = fields;
  if (typeof username !== 'string') throw new Error('unreadable answer');
  return {
    first_name: text(fields['first_name']),
    last_name: text(fields['last_name']),
    username,
    pending_username: pendingOf(pending),
    role_name: text(fields['role_name']),
    factor: kindOf(fields['factor']) ?? 'none',
    factor_required: fields['factor_required'] === true,
    recovery_codes_left: typeof left === 'number' ? left : 0,
  };
};

const readSignIn = (value: unknown): SignIn => {
  const fields = fieldsOf(value);
  const { id } = fields;
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('unreadable answer');
  return {
    id,
    current: fields['current'] === true,
    browser: text(fields['browser']),
    system: text(fields['system']),
    network: text(fields['network']),
    signed_in: text(fields['signed_in']),
    last_seen: text(fields['last_seen']),
  };
};

/** The present one first, then the one that was seen last. */
export const readSignIns = (answer: unknown): readonly SignIn[] => {
  const { data } = fieldsOf(answer);
  if (!Array.isArray(data)) throw new Error('unreadable answer');
  return data
    .map(readSignIn)
    .sort(
      (one, other) =>
        Number(other.current) - Number(one.current) || other.last_seen.localeCompare(one.last_seen),
    );
};

export const readFactorStart = (answer: unknown): FactorStart => {
  const { factor_token: token, kind, otpauth_url: url, secret } = fieldsOf(answer);
  const known = kindOf(kind);
  if (typeof token !== 'string' || !known) throw new Error('unreadable answer');
  return {
    factor_token: token,
    kind: known,
    ...(typeof url === 'string' && url.startsWith('otpauth://') && { otpauth_url: url }),
    ...(typeof secret === 'string' && { secret }),
  };
};

export const readRecoveryCodes = (answer: unknown): readonly string[] => {
  const { recovery_codes: codes } = fieldsOf(answer);
  if (!Array.isArray(codes) || codes.length === 0) throw new Error('unreadable answer');
  return codes.map(text);
};
