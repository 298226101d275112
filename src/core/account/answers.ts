import type { accountCall, sessionsCall, startFactorCall } from '../calls/account';
import type { AnswerOf } from '../calls/call';

// Readers for the responses of the account calls. They throw if a response has an unexpected shape; the call then
// counts as failed.

export type FactorKind = AnswerOf<typeof startFactorCall>['kind'];
export type Account = Omit<AnswerOf<typeof accountCall>, 'id'>;

/** A device or browser where the user is signed in. Other servers may use texts as ids. Unknown parts are empty. */
export interface SignIn extends Omit<AnswerOf<typeof sessionsCall>['data'][number], 'id'> {
  readonly id: string | number;
}

/** A second factor that is not confirmed yet. */
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

/** Reads the pending address. A response without the field throws, so that it is not mistaken for a canceled change. */
export const readPending = (answer: unknown): Pick<Account, 'pending_username'> => {
  const { pending_username: pending } = fieldsOf(answer);
  if (pending !== null && typeof pending !== 'string') throw new Error('unreadable answer');
  return { pending_username: pendingOf(pending) };
};

/** Reads the number of other sign-ins that were ended. */
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

/** Reads the user's sign-ins: the current one first, then by last activity. */
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

/** Reads the token that belongs to a mailed code. */
export const readFactorCode = (answer: unknown): string => {
  const { two_factor_token: token } = fieldsOf(answer);
  if (typeof token !== 'string') throw new Error('unreadable answer');
  return token;
};

export const readRecoveryCodes = (answer: unknown): readonly string[] => {
  const { recovery_codes: codes } = fieldsOf(answer);
  if (!Array.isArray(codes) || codes.length === 0) throw new Error('unreadable answer');
  return codes.map(text);
};
