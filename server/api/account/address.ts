import type { Handler } from 'hono';
import { rules } from '@core/form/rules';
import { actorOf, recordEvents } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import { type JsonObject, readBody, textOf } from '../body';
import type { ApiEnv } from '../deps';
import { invalid } from '../refusal';
import { requirePassword } from './check-password';
import { ownUser } from './own-user';
import { dropAddressChange, requestAddressChange } from './request-address-change';

/** An address as it is kept. Throws 422 for what is none. */
const readAddress = (body: JsonObject): string => {
  const address = textOf(body, 'username').trim().toLowerCase();
  if (address === '') throw invalid({ username: 'required' });
  if (!rules.email(address)) throw invalid({ username: 'email' });
  return address;
};

/**
 * Asks for another address. The answer is the same whether or not the address is free, so that it does not tell who has an account;
 * the own address again gives a pending one up.
 */
export const changeAddress: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  const { userId } = session;
  const body = await readBody(c);
  await requirePassword(c, body);
  const address = readAddress(body);
  const pending = await deps.storage.transaction(async (tx) => {
    // Of two requests at once the second replaces the first.
    await tx.table('users').lock([{ field: 'id', op: 'eq', value: userId }]);
    const user = await ownUser(tx, userId);
    if (address === user['username']) {
      await dropAddressChange(tx, userId);
      return null;
    }
    await requestAddressChange(deps, tx, user, address, languageOf(c.req.raw.headers));
    await recordEvents(deps, tx, actorOf(c, userId), [
      { action: 'address-change-requested', resource: 'account', recordId: userId },
    ]);
    return address;
  });
  return c.json({ pending_username: pending });
};

/** Gives the pending address up. */
export const giveUpAddress: Handler<ApiEnv> = async (c) => {
  const { deps, session } = c.var;
  await deps.storage.transaction((tx) => dropAddressChange(tx, session.userId));
  return c.json({ pending_username: null });
};
