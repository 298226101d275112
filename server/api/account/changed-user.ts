import type { Row, Storage } from '../../storage/storage';
import { actorOf, recordEvents } from '../../trail/record-event';
import { languageOf } from '../../words/language';
import { findByUsername } from '../auth/find-user';
import { Refusal } from '../refusal';
import type { Call } from '../resources/call';
import { requestAddressChange } from './request-address-change';

/**
 * The address to write into a user's record when an administrator saves it: a new one is only asked for, and the record keeps the old
 * until it is confirmed. Throws 409 when another user has it.
 */
export const addressToWrite = async (
  { c, session }: Call,
  tx: Storage,
  given: string,
  existing: Row | null,
): Promise<string> => {
  const address = given.trim().toLowerCase();
  if (!existing || existing['username'] === address) return address;
  if (await findByUsername(tx, address)) throw new Refusal(409, 'username taken');
  // Not the call's own: its storage is the transaction, and the mails go out after it.
  const { deps } = c.var;
  await recordEvents(deps, tx, actorOf(c, session.userId), [
    { action: 'address-change-requested', resource: 'account', recordId: Number(existing['id']) },
  ]);
  return requestAddressChange(deps, tx, existing, address, languageOf(c.req.raw.headers));
};
