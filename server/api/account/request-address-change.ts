import type { Condition } from '@core/resource/condition';
import type { JobData } from '@server/jobs/job-data';
import type { JobKind } from '@server/jobs/job-kind';
import type { Row, Storage } from '@server/storage/storage';
import type { Language } from '@server/words/language';
import { countInTransaction } from '../auth/attempts';
import { createLink, revokeLinks } from '../auth/links';
import { isoTime } from '../clock';
import type { ApiDeps } from '../deps';
import { raiseVersion } from '../auth/raise-version';
import { hmac, randomSecret } from '../session/secrets';
import { findByUsername } from '../session/user-rows';

const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });

/** Drops a pending address and its link. */
export const removeAddressChange = async (tx: Storage, userId: number): Promise<void> => {
  await tx.table('address_changes').remove([ofUser(userId)]);
  await revokeLinks(tx, userId, ['address']);
};

/**
 * Mails the link to the new address and notifies the old one. A request that was cancelled or replaced in the meantime
 * sends no mail. When the address is already taken, its owner is notified instead of getting the link.
 */
export const sendAddressChange: JobKind<JobData['address-change']> = async (
  deps,
  { userId, request, language },
) => {
  const { storage, mailer } = deps;
  const byRequest: Condition = { field: 'request', op: 'eq', value: request };
  const pending = await storage.table('address_changes').first([ofUser(userId), byRequest]);
  const user = await storage.table('users').first([{ field: 'id', op: 'eq', value: userId }]);
  if (!pending || !user) return;
  const recipient = (row: Row) => ({
    to: String(row['username']),
    firstName: String(row['first_name']),
    language,
  });
  await mailer.deliver({ kind: 'address-asked', ...recipient(user) });
  const owner = await findByUsername(storage, String(pending['username']));
  if (owner) {
    await mailer.deliver({ kind: 'address-taken', ...recipient(owner) });
    return;
  }
  const askedBy = pending['asked_by'] === null ? null : Number(pending['asked_by']);
  const token = await createLink(deps, userId, 'address', askedBy);
  if (token === null) return;
  await mailer.deliver({ kind: 'confirm-address', to: String(pending['username']), language, token });
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

interface AddressRequest {
  readonly user: Row;
  /** Trimmed and in lower case. Not the user's current one. */
  readonly address: string;
  /** Another user who asks for the change. */
  readonly askedBy: number | null;
  readonly language: Language;
}

/**
 * Starts the change of a user's address: the record keeps the old one until the new one is confirmed. A user who was
 * never activated is invited at the new one instead; the caller has written it already. Retry the transaction on a
 * collision in the table of counts. Throws 429 after too many requests.
 */
export const requestAddressChange = async (
  deps: ApiDeps,
  tx: Storage,
  { user, address, askedBy, language }: AddressRequest,
): Promise<void> => {
  const userId = Number(user['id']);
  const cause = askedBy === null ? { userId } : { userId: askedBy };
  await countRequest(deps, tx, userId, address);
  if (user['stage'] === 'not_verified') {
    await raiseVersion(tx, userId, { sessions: 'all' });
    await deps.jobs.enqueue(tx, 'password-link', { userId, askedBy, language }, cause);
    return;
  }
  await removeAddressChange(tx, userId);
  const [request, requested] = [randomSecret(), isoTime(deps.clock.now())];
  const columns = { username: address, request, requested, asked_by: askedBy };
  await tx.table('address_changes').insert({ user_id: userId, ...columns });
  await deps.jobs.enqueue(tx, 'address-change', { userId, request, language }, cause);
};
