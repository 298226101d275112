import type { Context } from 'hono';
import { changeAddressCall, cancelAddressChangeCall } from '@core/calls/account';
import { retryCollision } from '@server/storage/retry-collision';
import type { Storage } from '@server/storage/storage';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { countTable } from '../auth/attempts';
import { parseBody } from '../calls/parse';
import { answer } from '../calls/serve-call';
import type { ApiEnv } from '../deps';
import { requirePassword } from './check-password';
import { ownUser } from './own-user';
import { removeAddressChange, requestAddressChange } from './request-address-change';

/**
 * Requests a new address. The response is the same whether or not the address is free, so that it does not reveal who
 * has an account. Requesting the current address cancels a pending change.
 */
export const changeAddress = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  const { userId } = session;
  const { current_password: current, username: address } = await parseBody(c, changeAddressCall);
  await requirePassword(c, current);
  const request = async (tx: Storage): Promise<string | null> => {
    // Of two concurrent requests, the second replaces the first.
    await tx.table('users').lock([{ field: 'id', op: 'eq', value: userId }]);
    const user = await ownUser(tx, userId);
    if (address === user['username']) {
      await removeAddressChange(tx, userId);
      return null;
    }
    await requestAddressChange(deps, tx, user, address, languageOf(c.req.raw.headers));
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'address-change-requested', resource: 'account', recordId: userId },
    ]);
    return address;
  };
  const pending = await retryCollision([countTable], () => deps.storage.transaction(request));
  return answer(c, changeAddressCall, { pending_username: pending });
};

/** Cancels the pending address change. */
export const cancelAddressChange = async (c: Context<ApiEnv>): Promise<Response> => {
  const { deps, session } = c.var;
  await deps.storage.transaction((tx) => removeAddressChange(tx, session.userId));
  return answer(c, cancelAddressChangeCall, { pending_username: null });
};
