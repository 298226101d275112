import { raiseVersion } from '../auth/raise-version';
import type { Ctx, Row } from '../behaviors/context';
import { storageOf } from '../resources/context';

/** Mails a user a link to set a password, in the name of the caller. */
export const mailPasswordLink = (ctx: Ctx, user: Row): Promise<void> => {
  const { caller, language } = ctx;
  return ctx.enqueue('password-link', { userId: Number(user['id']), askedBy: caller.userId, language });
};

interface RightsChange {
  readonly before: Row;
  readonly after: Row;
  /** Whether the user's sign-ins end. */
  readonly sessions: 'all' | 'none';
}

/**
 * To be called when a user's role, stage or clients have changed. Ends what began with the rights of before. An
 * invitation that is open is mailed again, because its link has ended. With a new address, it is mailed there anyway.
 */
export const changeRights = async (ctx: Ctx, { before, after, sessions }: RightsChange): Promise<void> => {
  const tx = storageOf(ctx.system);
  const userId = Number(after['id']);
  const open = await tx.table('link_tokens').count([
    { field: 'user_id', op: 'eq', value: userId },
    { field: 'purpose', op: 'eq', value: 'activation' },
    { field: 'used', op: 'eq', value: null },
  ]);
  await raiseVersion(tx, userId, { sessions });
  const isInvited = open > 0 && after['stage'] === 'not_verified';
  if (isInvited && before['username'] === after['username']) await mailPasswordLink(ctx, after);
};
