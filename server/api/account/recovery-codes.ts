import type { Storage } from '@server/storage/storage';
import type { ApiDeps } from '../deps';
import { hmac } from '../session/secrets';

const codeCount = 10;
/** 32 characters that are hard to confuse. Each one holds five random bits, so ten of them hold 50 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

const randomRecoveryCode = (): string => {
  const text = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => alphabet[byte % 32]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Hashes a code without its hyphen. */
const hashOf = ({ keys }: ApiDeps, userId: number, code: string): Promise<string> =>
  hmac(keys, `recovery:${userId}`, code.replace('-', ''));

const ofUser = (userId: number) => ({ field: 'user_id', op: 'eq', value: userId }) as const;

/** Replaces all earlier codes with ten new ones. Only hashes are stored, so the returned codes can be shown only now. */
export const renewRecoveryCodes = async (deps: ApiDeps, tx: Storage, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, randomRecoveryCode);
  const table = tx.table('recovery_codes');
  await table.remove([ofUser(userId)]);
  for (const code of codes) await table.insert({ user_id: userId, hash: await hashOf(deps, userId, code) });
  return codes;
};

/** Uses up a code. Returns false when the code is wrong or already used. */
export const consumeRecoveryCode = async (deps: ApiDeps, userId: number, code: string): Promise<boolean> => {
  const hash = await hashOf(deps, userId, code);
  return (
    (await deps.storage
      .table('recovery_codes')
      .remove([ofUser(userId), { field: 'hash', op: 'eq', value: hash }])) === 1
  );
};

export const recoveryCodesLeft = (storage: Storage, userId: number): Promise<number> =>
  storage.table('recovery_codes').count([ofUser(userId)]);
