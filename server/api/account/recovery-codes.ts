import type { Storage } from '@server/storage/storage';
import type { ApiDeps } from '../deps';
import { derived } from '../session/secrets';

const howMany = 10;
/** 32 signs that are not taken for each other, so that five random bits make one: ten signs hold 50 bits. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

const randomRecoveryCode = (): string => {
  const text = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => signs[byte % 32]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** As people type it: with or without the hyphen, in any case. */
const hashOf = ({ keys }: ApiDeps, userId: number, code: string): Promise<string> =>
  derived(keys, `recovery:${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ''));

const ofUser = (userId: number) => ({ field: 'user_id', op: 'eq', value: userId }) as const;

/** Ten new codes in place of all earlier ones. Only their hashes are kept, so this is the one time to show them. */
export const renewRecoveryCodes = async (deps: ApiDeps, tx: Storage, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, randomRecoveryCode);
  const table = tx.table('recovery_codes');
  await table.remove([ofUser(userId)]);
  for (const code of codes) await table.insert({ user_id: userId, hash: await hashOf(deps, userId, code) });
  return codes;
};

/** Uses a code up. Answers false for one that is wrong or used. */
export const useRecoveryCode = async (deps: ApiDeps, userId: number, code: string): Promise<boolean> => {
  const hash = await hashOf(deps, userId, code);
  return (
    (await deps.storage
      .table('recovery_codes')
      .remove([ofUser(userId), { field: 'hash', op: 'eq', value: hash }])) === 1
  );
};

export const recoveryCodesLeft = (storage: Storage, userId: number): Promise<number> =>
  storage.table('recovery_codes').count([ofUser(userId)]);
