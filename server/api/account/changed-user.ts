import type { Row, Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Call } from '../behaviors/behavior';
import { invalid, Refusal } from '../refusal';
import { findByUsername } from '../session/user-rows';
import { requestAddressChange } from './request-address-change';

const normalized = (address: unknown): string => String(address).trim().toLowerCase();

/**
 * Returns the address to write into a user's record when an administrator saves it. A new address is only requested
 * (see `requestAddress`): the record keeps the old one until the new one is confirmed. Only a user who was never
 * activated gets it at once, because the old one was never proven either. Throws 409 when another user has it, and 422
 * for the caller's own address, which only changes with the current password.
 */
export const addressToWrite = async (
  { session }: Call,
  tx: Storage,
  given: string,
  existing: Row | null,
): Promise<string> => {
  const address = normalized(given);
  if (!existing || existing['username'] === address) return address;
  if (existing['id'] === session.userId) throw invalid({ username: 'own-address' });
  if (await findByUsername(tx, address)) throw new Refusal(409, 'username taken');
  return existing['stage'] === 'not_verified' ? address : String(existing['username']);
};

/**
 * Requests the address that was submitted with a user's form, if it is a new one. To be called after the user's rights
 * have changed, which drops earlier requests. Returns the events for the audit trail.
 */
export const requestAddress = async (
  { language, deps, session, resource, clientId }: Call,
  tx: Storage,
  given: unknown,
  existing: Row | null,
): Promise<readonly TrailEvent[]> => {
  const address = normalized(given);
  if (!existing || address === existing['username']) return [];
  await requestAddressChange(deps, tx, {
    user: existing,
    address,
    askedBy: session.userId,
    language,
  });
  const recordId = Number(existing['id']);
  return [{ action: 'address-change-requested', resource: resource.name, recordId, clientId }];
};
