import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../membership/seal';
import type { ApiDeps } from '../deps';

/** RFC 6238: six digits, a new code every 30 seconds. One step before and after is accepted, because clocks differ. */
const period = 30;
const window = 1;
/** RFC 4226, section 4: at least 128 bits, 160 recommended. */
const secretBytes = 20;

/** The owner string that a user's app secret is sealed with. */
export const factorOwner = (userId: number): string => `factor:${userId}`;

const totpOf = (base32: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(base32), algorithm: 'SHA1', digits: 6, period });

export interface NewSecret {
  readonly base32: string;
  /** For the QR code that the app reads. */
  readonly url: string;
  readonly sealed: string;
}

export const newAppSecret = async (
  { keys, publicUrl }: ApiDeps,
  userId: number,
  username: string,
): Promise<NewSecret> => {
  const totp = totpOf(new Secret({ size: secretBytes }).base32);
  // Without its port: a colon separates the issuer from the account.
  totp.issuer = new URL(publicUrl).hostname;
  totp.label = username;
  const { base32 } = totp.secret;
  return { base32, url: totp.toString(), sealed: await seal(keys, base32, factorOwner(userId)) };
};

/** Returns the time step that the code belongs to, or null if the code is wrong. */
export const stepOfCode = async (
  { keys, clock }: ApiDeps,
  userId: number,
  sealed: string,
  code: string,
): Promise<number | null> => {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = clock.now();
  const totp = totpOf(await unseal(keys, sealed, factorOwner(userId)));
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/**
 * Whether the code is valid now and belongs to a later step than the last used one. Each code works once, even when
 * submitted twice.
 */
export const acceptAppCode = async (deps: ApiDeps, userId: number, code: string): Promise<boolean> => {
  const factors = deps.storage.table('app_factors');
  const ofUser = { field: 'user_id', op: 'eq', value: userId } as const;
  const factor = await factors.first([ofUser]);
  if (!factor) return false;
  const step = await stepOfCode(deps, userId, String(factor['sealed']), code);
  if (step === null) return false;
  return (
    (await factors.update([ofUser, { field: 'last_step', op: 'lt', value: step }], { last_step: step })) === 1
  );
};
