import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Change } from '../behaviors/behavior';
import type { Ctx, FormValues, Row, Within } from '../behaviors/context';
import { forbidden, invalid, Refusal } from '../refusal';
import { storageOf } from '../resources/context';
import { requestAddress } from './requested-address';
import { changeRights, mailPasswordLink } from './rights-change';
import { ensureInTeam, ensureProfile, hasPassword, ofUser, renameAgent } from './user-data';

/** Role of members who sell for the agency. */
const agent = 'Agent';
/** Role of members who may manage the members of their agency. */
const administrator = 'Agency Administrator';

export const isAgencyAdministrator = (row: Row): boolean =>
  row['role_name'] === administrator && row['stage'] === 'active';

/** Matches the users of an agency. */
export const isMember = (agencyId: number | null): Within => ({
  field: 'id',
  within: {
    table: 'agency_users',
    column: 'user_id',
    where: [{ field: 'agency_id', op: 'eq', value: agencyId }],
  },
});

/**
 * Locks the agency, so that two admins who take away each other's role at the same time run one after the other. The
 * second one sees the change of the first.
 */
const lockAgency = async (tx: Storage, agencyId: number | null): Promise<void> => {
  const agency = [{ field: 'id', op: 'eq', value: agencyId }] as const;
  const row = await tx.table('agencies').first(agency);
  if (row) await tx.table('agencies').update(agency, { name: row['name'] ?? '' });
};

/** Throws 409 `last administrator` when no other member could manage the agency after this one. */
export const requireOtherAdministrator = async ({ caller, system }: Ctx, member: Row): Promise<void> => {
  const tx = storageOf(system);
  await lockAgency(tx, caller.agencyId);
  const others = await tx
    .table('users')
    .count([
      isMember(caller.agencyId),
      { field: 'id', op: 'ne', value: member['id'] ?? null },
      { field: 'role_name', op: 'eq', value: administrator },
      { field: 'stage', op: 'eq', value: 'active' },
    ]);
  if (others === 0) throw new Refusal(409, 'last administrator');
};

/** Returns the stage that a member has after the form was saved. */
export const stageAfter = async (ctx: Ctx, { stage }: FormValues, before: Row | null): Promise<string> => {
  if (!before) return 'not_verified';
  if (!stage || stage === before['stage']) return String(before['stage']);
  if (stage === 'inactive') return 'inactive';
  const verified = await hasPassword(storageOf(ctx.system), before['id']);
  if (stage === 'not_verified' && verified) throw invalid({ stage: 'invalid' });
  return verified ? 'active' : 'not_verified';
};

const joinAgency = async (tx: Storage, agencyId: number, userId: number): Promise<void> => {
  if (!(await tx.table('agency_users').count([ofUser(userId)])))
    await tx.table('agency_users').insert({ user_id: userId, agency_id: agencyId });
};

/** Saves what belongs to a member outside of the record, and mails what follows. */
export const saveMember = async (
  ctx: Ctx,
  { before, after, values }: Extract<Change, { readonly kind: 'create' | 'edit' }>,
): Promise<readonly TrailEvent[]> => {
  const { agencyId } = ctx.caller;
  if (agencyId === null) throw forbidden();
  const [tx, userId] = [storageOf(ctx.system), Number(after['id'])];
  await joinAgency(tx, agencyId, userId);
  await ensureProfile(tx, userId);
  if (after['role_name'] === agent) await ensureInTeam(tx, agencyId, after);
  await renameAgent(tx, after);
  if (!before) {
    await mailPasswordLink(ctx, after);
    return [];
  }
  const hasOtherRole = before['role_name'] !== after['role_name'];
  // The rights of the new role apply from the next sign-in.
  if (hasOtherRole || before['stage'] !== after['stage'])
    await changeRights(ctx, { before, after, sessions: 'all' });
  const events = await requestAddress(ctx, values['username'], before);
  const changed = { action: 'role-changed', resource: ctx.resource.name, recordId: userId } as const;
  return hasOtherRole ? [...events, changed] : events;
};
