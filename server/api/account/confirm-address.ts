import type { Context } from 'hono';
import { confirmAddressCall } from '@core/calls/auth';
import type { Condition } from '@core/resource/condition';
import { UniqueViolation, type Row } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { openLink, consumeLink, type OpenLink } from '../auth/links';
import { resetLoginAttempts } from '../auth/login';
import { endSessionsOf } from '../auth/sessions';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { notify } from './notify';

const expired = () => new Refusal(400, 'token expired');

/** Replaces the user's address with the pending one. Returns the user's row from before the change. */
const applyAddressChange = async (c: Context<ApiEnv>, link: OpenLink): Promise<Row> => {
  const { deps } = c.var;
  return deps.storage.transaction(async (tx) => {
    await consumeLink(tx, link, deps.clock.now());
    const { userId } = link;
    const ofUser: Condition = { field: 'user_id', op: 'eq', value: userId };
    const ofId: Condition = { field: 'id', op: 'eq', value: userId };
    const pending = await tx.table('address_changes').first([ofUser]);
    const before = await tx.table('users').first([ofId]);
    if (!pending || !before) throw expired();
    const username = String(pending['username']);
    await tx.table('users').update([ofId], { username });
    for (const table of ['address_changes', 'two_factor_challenges', 'factor_setups'])
      await tx.table(table).remove([ofUser]);
    await endSessionsOf(tx, userId);
    const changes = { username: { before: before['username'], after: username } };
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'address-changed', resource: 'account', recordId: userId, changes },
    ]);
    return before;
  });
};

/**
 * Handles the link that was mailed to a new address: the address now belongs to the user, who must sign in again
 * everywhere.
 */
export const confirmAddress = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps } = c.var;
  const { token } = await parseBody(c, confirmAddressCall);
  const link = await openLink(deps, token, ['address']);
  try {
    const before = await applyAddressChange(c, link);
    await resetLoginAttempts(deps, String(before['username']));
    notify(deps, before, 'address-changed', languageOf(c.req.raw.headers));
  } catch (error) {
    // Another account took the address in the meantime.
    if (error instanceof UniqueViolation && error.table === 'users') throw expired();
    throw error;
  }
  return answer(c, confirmAddressCall, { success: true });
};
