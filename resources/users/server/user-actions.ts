import { forbidden, Refusal } from '@server/api/refusal';
import {
  countInvitation,
  resetFactorOf,
  stageWhenActive,
  unlinkClient,
} from '@server/api/users/account-actions';
import { requireAdministrator } from '@server/api/users/last-administrator';
import { changeRights, mailPasswordLink } from '@server/api/users/rights-change';
import type { ChangeAction } from '@server/api/behaviors/behavior';
import type { Ctx, Row } from '@server/api/behaviors/context';

/** What an event of the audit trail says of the record. */
const about = ({ resource, clientId }: Ctx, row: Row) => ({
  resource: resource.name,
  recordId: Number(row['id']),
  clientId,
});

const deactivate: ChangeAction = async (ctx, row) => {
  if (row['id'] === ctx.caller.userId) throw new Refusal(409, 'cannot deactivate yourself');
  await requireAdministrator(ctx, row, { ...row, stage: 'inactive' });
  await changeRights(ctx, { before: row, after: { ...row, stage: 'inactive' }, sessions: 'all' });
  return { patch: { stage: 'inactive' } };
};

const reactivate: ChangeAction = async (ctx, row) => {
  const stage = await stageWhenActive(ctx, row);
  await changeRights(ctx, { before: row, after: { ...row, stage }, sessions: 'all' });
  return { patch: { stage } };
};

/** Mails the invitation again. */
const invite: ChangeAction = async (ctx, row) => {
  await countInvitation(ctx, row);
  await mailPasswordLink(ctx, row);
  return { events: [{ action: 'invitation-sent', ...about(ctx, row) }] };
};

/** Removes the user's link to the client of the call, and nothing else. */
const unlink: ChangeAction = async (ctx, row) => {
  await unlinkClient(ctx, row);
  await changeRights(ctx, { before: row, after: row, sessions: 'none' });
  return { gone: true };
};

/** Signs the user out everywhere. Callers sign themselves out in their account settings. */
const endSessions: ChangeAction = async (ctx, row) => {
  if (row['id'] === ctx.caller.userId) throw forbidden();
  await changeRights(ctx, { before: row, after: row, sessions: 'all' });
  return {};
};

/**
 * For a user who lost their phone and recovery codes. Callers remove their own factor in their account settings, with
 * their password.
 */
const resetFactor: ChangeAction = async (ctx, row) => {
  if (row['id'] === ctx.caller.userId) throw forbidden();
  await resetFactorOf(ctx, row);
  return { events: [{ action: 'factor-changed', ...about(ctx, row), note: 'reset' }] };
};

/** The actions on a user that more follows from than a change of the record. */
export const userActions: Readonly<Record<string, ChangeAction>> = {
  deactivate,
  reactivate,
  invite,
  'end-sessions': endSessions,
  'reset-factor': resetFactor,
  unlink,
};
