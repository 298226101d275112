import type { Row, Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { languageOf } from '@server/words/language';
import type { Call } from '../behaviors/behavior';
import { invalid, Refusal } from '../refusal';
import { findByUsername } from '../session/user-rows';
import { requestAddressChange } from './request-address-change';

/**
 * Returns the address to write into a user's record when an administrator saves it. A new address is only requested:
 * the record keeps the old one until the new one is confirmed. Throws 409 when another user has it, and 422 for the
 * caller's own address, which only changes with the current password.
 */
export const addressToWrite = async (
  { c, session }: Call,
  tx: Storage,
  given: string,
  existing: Row | null,
): Promise<string> => {
  const address = given.trim().toLowerCase();
  if (!existing || existing['username'] === address) return address;
  if (existing['id'] === session.userId) throw invalid({ username: 'own-address' });
  if (await findByUsername(tx, address)) throw new Refusal(409, 'username taken');
  // Not the call's `deps`: their storage is the transaction, and the mails are sent after it ends.
  return requestAddressChange(c.var.deps, tx, existing, address, languageOf(c.req.raw.headers));
};

/** The audit events for an address submitted with a user's form. The record itself may keep the old address. */
export const addressEvents = (
  { resource, clientId }: Call,
  given: unknown,
  existing: Row | null,
): readonly TrailEvent[] => {
  if (!existing || String(given).trim().toLowerCase() === existing['username']) return [];
  const recordId = Number(existing['id']);
  return [{ action: 'address-change-requested', resource: resource.name, recordId, clientId }];
};
