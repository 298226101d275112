import { resetFactor } from '../account/reset-factor';
import { countInTransaction } from '../auth/attempts';
import { forbidden, Refusal } from '../refusal';
import type { RecordActionHook } from './behavior';
import { requireAdministrator } from './last-administrator';
import { changeRights, mailPasswordLink } from './user-links';
import { hasPassword, ofUser } from './user-record';

const deactivate: RecordActionHook = async (call, tx, row) => {
  if (row['id'] === call.session.userId) throw new Refusal(409, 'cannot deactivate yourself');
  await requireAdministrator(tx, row, { ...row, stage: 'inactive' });
  await changeRights(call, tx, { before: row, after: { ...row, stage: 'inactive' }, sessions: 'all' });
  return { patch: { stage: 'inactive' } };
};

const reactivate: RecordActionHook = async (call, tx, row) => {
  const stage = (await hasPassword(tx, row['id'])) ? 'active' : 'not_verified';
  await changeRights(call, tx, { before: row, after: { ...row, stage }, sessions: 'all' });
  return { patch: { stage } };
};

/** Mails the invitation again. */
const invite: RecordActionHook = async (call, tx, row) => {
  const { deps, resource, clientId } = call;
  await countInTransaction(deps, `invite:${Number(row['id'])}`, deps.limits.resetMails);
  await mailPasswordLink(call, tx, row);
  return {
    events: [{ action: 'invitation-sent', resource: resource.name, recordId: Number(row['id']), clientId }],
  };
};

/** Removes the user's link to the client of the call, and nothing else. */
const unlink: RecordActionHook = async (call, tx, row) => {
  await tx
    .table('user_clients')
    .remove([ofUser(row['id']), { field: 'client_id', op: 'eq', value: call.clientId }]);
  await changeRights(call, tx, { before: row, after: row, sessions: 'none' });
  return { gone: true };
};

/**
 * For a user who lost their phone and recovery codes. Callers remove their own factor in their account settings, with
 * their password.
 */
const resetSecondFactor: RecordActionHook = async (
  { language, deps, resource, session, clientId },
  tx,
  row,
) => {
  const recordId = Number(row['id']);
  if (recordId === session.userId) throw forbidden();
  await resetFactor(tx, deps, recordId, language);
  return {
    events: [{ action: 'factor-changed', resource: resource.name, recordId, clientId, note: 'reset' }],
  };
};

/** The one-click actions on a user. */
export const userActions: Readonly<Record<string, RecordActionHook>> = {
  deactivate,
  reactivate,
  invite,
  'reset-factor': resetSecondFactor,
  unlink,
};
