import type { TrailEvent } from '@server/trail/event';
import { requestAddressChange } from '../account/request-address-change';
import type { Ctx, Row } from '../behaviors/context';
import { invalid, Refusal } from '../refusal';
import { callOf } from '../resources/context';
import { findByUsername } from '../session/user-rows';

const normalized = (address: unknown): string => String(address).trim().toLowerCase();

/**
 * Returns the address to write into a user's record when an administrator saves it. A new address is only requested
 * (see `requestAddress`): the record keeps the old one until the new one is confirmed. Only a user who was never
 * activated gets it at once, because the old one was never proven either. Throws 409 when another user has it, and 422
 * for the caller's own address, which only changes with the current password.
 */
export const addressToWrite = async (ctx: Ctx, given: unknown, before: Row | null): Promise<string> => {
  const address = normalized(given);
  if (!before || before['username'] === address) return address;
  if (before['id'] === ctx.caller.userId) throw invalid({ username: 'own-address' });
  if (await findByUsername(callOf(ctx).deps.storage, address)) throw new Refusal(409, 'username taken');
  return before['stage'] === 'not_verified' ? address : String(before['username']);
};

/**
 * Requests the address that was submitted with a user's form, if it is a new one. To be called after the user's rights
 * have changed, which drops earlier requests. Returns the events for the audit trail.
 */
export const requestAddress = async (ctx: Ctx, given: unknown, user: Row): Promise<readonly TrailEvent[]> => {
  const address = normalized(given);
  if (address === user['username']) return [];
  const { deps } = callOf(ctx);
  const { caller, language, resource, clientId } = ctx;
  await requestAddressChange(deps, deps.storage, { user, address, askedBy: caller.userId, language });
  const recordId = Number(user['id']);
  return [{ action: 'address-change-requested', resource: resource.name, recordId, clientId }];
};
