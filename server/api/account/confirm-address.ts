import type { Context } from 'hono';
import { confirmAddressCall } from '@core/calls/auth';
import type { Condition } from '@core/resource/condition';
import { keepVersion } from '@server/history/keep-version';
import { stateOf } from '@server/history/record-state';
import { UniqueViolation, type Row } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { openLink, consumeLink, type OpenLink } from '../auth/links';
import { resetLoginAttempts } from '../auth/login';
import { requireAsker } from '../auth/link-asker';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { Refusal } from '../refusal';
import { raiseVersion } from '../auth/raise-version';
import { notify } from './notify';

const expired = () => new Refusal(400, 'token expired');

/** Replaces the user's address with the pending one. Returns the user's row from before the change. */
const applyAddressChange = async (c: Context<ApiEnv>, link: OpenLink): Promise<Row> => {
  const { deps } = c.var;
  return deps.storage.transaction(async (tx) => {
    const { userId } = link;
    await requireAsker(deps, tx, link, userId);
    await consumeLink(tx, link, deps.clock.now());
    const ofUser: Condition = { field: 'user_id', op: 'eq', value: userId };
    const ofId: Condition = { field: 'id', op: 'eq', value: userId };
    const pending = await tx.table('address_changes').first([ofUser]);
    const before = await tx.table('users').first([ofId]);
    if (!pending || !before) throw expired();
    const username = String(pending['username']);
    const state = await stateOf(deps.resources, tx, 'users', before);
    await tx.table('users').update([ofId], { username });
    const by = actorOf(c, userId);
    await keepVersion(deps, tx, { table: 'users', id: userId, action: 'update', before: state, by });
    await raiseVersion(tx, userId, { sessions: 'all' });
    await notify(deps, tx, 'address-changed', {
      userId,
      to: String(before['username']),
      language: languageOf(c.req.raw.headers),
    });
    const changes = { username: { before: before['username'], after: username } };
    await recordEvents(deps, tx, by, [
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
  } catch (error) {
    // Another account took the address in the meantime.
    if (error instanceof UniqueViolation && error.table === 'users') throw expired();
    throw error;
  }
  return answer(c, confirmAddressCall, { success: true });
};
