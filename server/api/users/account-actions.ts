import { resetFactor } from '../account/reset-factor';
import { countInTransaction } from '../auth/attempts';
import type { Ctx, Row } from '../behaviors/context';
import { callOf, storageOf } from '../resources/context';
import { hasPassword, ofUser } from './user-data';

/** Returns the stage of a user who is not inactive. */
export const stageWhenActive = async (ctx: Ctx, row: Row): Promise<'active' | 'not_verified'> =>
  (await hasPassword(storageOf(ctx.system), row['id'])) ? 'active' : 'not_verified';

/** Counts the mails of invitations to a user. Throws 429 when there are too many. */
export const countInvitation = (ctx: Ctx, row: Row): Promise<void> => {
  const { deps } = callOf(ctx);
  return countInTransaction(deps, `invite:${Number(row['id'])}`, deps.limits.resetMails);
};

/** Removes the user's link to the client of the call. */
export const unlinkClient = async (ctx: Ctx, row: Row): Promise<void> => {
  await storageOf(ctx.system)
    .table('user_clients')
    .remove([ofUser(row['id']), { field: 'client_id', op: 'eq', value: ctx.clientId }]);
};

/** Removes a user's second factor. */
export const resetFactorOf = (ctx: Ctx, row: Row): Promise<void> => {
  const { deps, language } = callOf(ctx);
  return resetFactor(deps.storage, deps, Number(row['id']), language);
};
