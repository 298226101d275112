import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { digest, randomSecret } from '../session/secrets';

const table = 'membership_keys';

interface LinkTarget {
  readonly recordId: number;
  /** The form to continue. Null for the record's form. */
  readonly formId: string | null;
}

/** Creates the key of a link that opens the form once. Only its hash is stored. `lifetime` is in milliseconds. */
export const createOneTimeLink = async (
  tx: Storage,
  { recordId, formId }: LinkTarget,
  { now, lifetime }: { readonly now: number; readonly lifetime: number },
): Promise<string> => {
  const key = randomSecret();
  await tx.table(table).remove([{ field: 'expires', op: 'lt', value: isoTime(now) }]);
  await tx.table(table).insert({
    hash: await digest(key),
    record_id: recordId,
    form_id: formId,
    expires: isoTime(now + lifetime),
  });
  return key;
};

/** Returns the row of a valid key for this record, or null. */
export const findOneTimeLink = async (
  { storage, clock }: Pick<ApiDeps, 'storage' | 'clock'>,
  key: string,
  recordId: number,
): Promise<Row | null> => {
  const row = await storage.table(table).first([{ field: 'hash', op: 'eq', value: await digest(key) }]);
  const isValid = row?.['record_id'] === recordId && Date.parse(String(row['expires'])) > clock.now();
  return isValid ? row : null;
};

/**
 * Uses up a key and all others of its record. Returns whether it still existed: of two concurrent calls, only one
 * succeeds.
 */
export const redeemLink = async (storage: Storage, row: Row): Promise<boolean> => {
  const keys = storage.table(table);
  const used = await keys.remove([{ field: 'hash', op: 'eq', value: row['hash'] ?? null }]);
  await keys.remove([{ field: 'record_id', op: 'eq', value: row['record_id'] ?? null }]);
  return used === 1;
};
