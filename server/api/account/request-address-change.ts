import type { Condition } from '@core/resource/condition';
import type { Row, Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { countInTransaction } from '../auth/attempts';
import { createLink, revokeLinks, mailLink } from '../auth/links';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { hmac, randomSecret } from '../session/secrets';
import { findByUsername } from '../session/user-rows';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

/** Drops a pending address and its link. */
export const removeAddressChange = async (tx: Storage, userId: number): Promise<void> => {
  await tx.table('address_changes').remove([ofUser(userId)]);
  await revokeLinks(tx, userId, ['address']);
};

interface AddressChangeRequest {
  readonly userId: number;
  readonly id: string;
  readonly language: Language;
}

/**
 * Mails the link to the new address and notifies the old one. Reads the request again first, so that one that was never
 * committed, was cancelled or was replaced sends no mail. When the address is already taken, its owner is notified
 * instead of getting the link.
 */
const mailRequest = async (deps: ApiDeps, { userId, id, language }: AddressChangeRequest): Promise<void> => {
  const { storage, mailer } = deps;
  const byRequest: Condition = { field: 'request', op: 'eq', value: id };
  const pending = await storage.table('address_changes').first([ofUser(userId), byRequest]);
  const user = await storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (!pending || !user) return;
  const recipient = (row: Row) => ({
    to: String(row['username']),
    firstName: String(row['first_name']),
    language,
  });
  await mailer.send({ kind: 'address-asked', ...recipient(user) });
  const owner = await findByUsername(storage, String(pending['username']));
  if (owner) {
    await mailer.send({ kind: 'address-taken', ...recipient(owner) });
    return;
  }
  const token = await createLink(deps, userId, 'address');
  await mailer.send({ kind: 'confirm-address', to: String(pending['username']), language, token });
};

/** Drops the links sent to the old address and mails the activation link to the new one. */
const moveUnverified = async (deps: ApiDeps, tx: Storage, user: Row, language: Language): Promise<void> => {
  const userId = Number(user['id']);
  await revokeLinks(tx, userId);
  deps.background.run(async () => {
    const current = await deps.storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
    if (current && current['stage'] === 'not_verified') await mailLink(deps, current, 'activation', language);
  });
};

/**
 * Counts a request by user and by new address, whether or not it is taken. Counted before the response: a refused
 * request changes nothing, and the links mailed before stay valid.
 */
const countRequest = async (deps: ApiDeps, tx: Storage, userId: number, address: string): Promise<void> => {
  const counting = { ...deps, storage: tx };
  const { addressMails } = deps.limits;
  await countInTransaction(counting, `address:from:${userId}`, addressMails);
  await countInTransaction(counting, `address:to:${await hmac(deps.keys, 'address', address)}`, addressMails);
};

/**
 * Starts the change of a user's address. Returns the address to keep in the record for now: the old one, until the new
 * one is confirmed. Only a user who was never activated gets the new address at once, because the old one was never
 * proven either. `deps` must hold the server's main storage, not the transaction, which has ended by the time the mails
 * are sent. Retry the transaction on a collision in the table of counts. Throws 429 after too many requests.
 */
export const requestAddressChange = async (
  deps: ApiDeps,
  tx: Storage,
  user: Row,
  newAddress: string,
  language: Language,
): Promise<string> => {
  const userId = Number(user['id']);
  const [before, after] = [String(user['username']), newAddress.trim().toLowerCase()];
  if (after === before) return before;
  await countRequest(deps, tx, userId, after);
  if (user['stage'] === 'not_verified') {
    await moveUnverified(deps, tx, user, language);
    return after;
  }
  await removeAddressChange(tx, userId);
  const [id, requested] = [randomSecret(), isoTime(deps.clock.now())];
  await tx.table('address_changes').insert({ user_id: userId, username: after, request: id, requested });
  deps.background.run(() => mailRequest(deps, { userId, id, language }));
  return before;
};
