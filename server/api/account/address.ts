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
import { callerTransaction } from '../session/require-session';
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
    const user = await ownUser(tx, userId);
    if (address === user['username']) {
      await removeAddressChange(tx, userId);
      return null;
    }
    const language = languageOf(c.req.raw.headers);
    await requestAddressChange(deps, tx, { user, address, askedBy: null, language });
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'address-change-requested', resource: 'account', recordId: userId },
    ]);
    return address;
  };
  // Of two concurrent requests, the second replaces the first.
  const pending = await retryCollision([countTable], () =>
    callerTransaction(c, request, { changed: [userId] }),
  );
  return answer(c, changeAddressCall, { pending_username: pending });
};

/** Cancels the pending address change. */
export const cancelAddressChange = async (c: Context<ApiEnv>): Promise<Response> => {
  const { userId } = c.var.session;
  await callerTransaction(c, (tx) => removeAddressChange(tx, userId), { changed: [userId] });
  return answer(c, cancelAddressChangeCall, { pending_username: null });
};
