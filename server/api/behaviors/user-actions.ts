import { languageOf } from '@server/words/language';
import { resetFactor } from '../account/reset-factor';
import { countInTransaction } from '../auth/attempts';
import { mailLink } from '../auth/links';
import { forbidden, Refusal } from '../refusal';
import type { RecordActionHook } from './behavior';
import { requireAdministrator } from './last-administrator';
import { hasPassword, revokeAccess, ofUser } from './user-record';

const deactivate: RecordActionHook = async ({ session }, tx, row) => {
  if (row['id'] === session.userId) throw new Refusal(409, 'cannot deactivate yourself');
  await requireAdministrator(tx, row, { ...row, stage: 'inactive' });
  await revokeAccess(tx, Number(row['id']));
  return { patch: { stage: 'inactive' } };
};

const reactivate: RecordActionHook = async (_, tx, row) => ({
  patch: { stage: (await hasPassword(tx, row['id'])) ? 'active' : 'not_verified' },
});

/** Mails the invitation again. */
const invite: RecordActionHook = async ({ c, deps, resource, clientId }, _, row) => {
  await countInTransaction(deps, `invite:${Number(row['id'])}`, deps.limits.resetMails);
  return {
    events: [{ action: 'invitation-sent', resource: resource.name, recordId: Number(row['id']), clientId }],
    afterwards: () => mailLink(c.var.deps, row, 'activation', languageOf(c.req.raw.headers)),
  };
};

/** Removes the user's link to the client of the call, and nothing else. */
const unlink: RecordActionHook = async ({ clientId }, tx, row) => {
  await tx
    .table('user_clients')
    .remove([ofUser(row['id']), { field: 'client_id', op: 'eq', value: clientId }]);
  return { gone: true };
};

/**
 * For a user who lost their phone and recovery codes. Callers remove their own factor in their account settings, with
 * their password.
 */
const resetSecondFactor: RecordActionHook = async ({ c, resource, session, clientId }, tx, row) => {
  const recordId = Number(row['id']);
  if (recordId === session.userId) throw forbidden();
  await resetFactor(tx, c.var.deps, recordId, languageOf(c.req.raw.headers));
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
