import type { Row, Storage, Within } from '@server/storage/storage';
import { addressToWrite, requestAddress } from '../account/changed-user';
import { isoTime } from '../clock';
import { forbidden, invalid, Refusal } from '../refusal';
import { agencyOf } from '../session/user-rows';
import type { Behavior, FormValues } from './behavior';
import { requireAdministrator } from './last-administrator';
import { changeRights, mailPasswordLink } from './user-links';
import { hasPassword, ensureInTeam, ensureProfile, ofUser, removeUserData, renameAgent } from './user-record';
import { managesMember, emptyScope, userScopes, userScopeOf } from './user-rights';
import { inScope, restoredUser, viewsOfUser } from './user-trash';

/** Role of members who sell for the agency. */
const agent = 'Agent';
/** Role of members who may manage the members of their agency. */
const administrator = 'Agency Administrator';

const isAdministrator = (row: Row): boolean =>
  row['role_name'] === administrator && row['stage'] === 'active';

/** Matches the users of an agency. */
const isMember = (agencyId: number | null): Within => ({
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
const requireOtherAdministrator = async (
  tx: Storage,
  agencyId: number | null,
  member: Row,
): Promise<void> => {
  await lockAgency(tx, agencyId);
  const others = await tx
    .table('users')
    .count([
      isMember(agencyId),
      { field: 'id', op: 'ne', value: member['id'] ?? null },
      { field: 'role_name', op: 'eq', value: administrator },
      { field: 'stage', op: 'eq', value: 'active' },
    ]);
  if (others === 0) throw new Refusal(409, 'last administrator');
};

const stageOf = async (tx: Storage, { stage }: FormValues, existing: Row | null): Promise<string> => {
  if (!existing) return 'not_verified';
  if (!stage || stage === existing['stage']) return String(existing['stage']);
  if (stage === 'inactive') return 'inactive';
  const verified = await hasPassword(tx, existing['id']);
  if (stage === 'not_verified' && verified) throw invalid({ stage: 'invalid' });
  return verified ? 'active' : 'not_verified';
};

/**
 * Members of the caller's agency. A member is a user and shares the user's record, so the login name is unique across
 * all users, and a member who is not active cannot sign in. An agency always keeps a member who can manage it.
 */
export const memberBehavior: Behavior = {
  narrow: ({ session }) => [isMember(session.agencyId)],
  complete: async ({ deps, session }, rows) => {
    const scopes = await userScopes(deps.storage, rows);
    return rows.map((row) => ({
      ...row,
      managed: managesMember(session, scopes.get(Number(row['id'])) ?? emptyScope),
    }));
  },
  mayWrite: async ({ session }, tx, row) => {
    if (!managesMember(session, await userScopeOf(tx, row))) throw forbidden();
  },
  trail: async (tx, row) => ({
    facts: { agency_id: await agencyOf(tx, Number(row['id'])) },
  }),
  prepare: async (call, tx, values, existing) => {
    const { session, deps } = call;
    const role = await tx
      .table('roles')
      .first([{ field: 'role_name', op: 'eq', value: String(values['role_name']) }]);
    if (!role) throw invalid({ role_name: 'invalid' });
    const stage = await stageOf(tx, values, existing);
    const after: Row = { role_name: role['role_name'] ?? '', stage };
    if (existing && isAdministrator(existing) && !isAdministrator(after))
      await requireOtherAdministrator(tx, session.agencyId, existing);
    if (existing && (existing['role_id'] !== role['id'] || existing['stage'] !== stage))
      await requireAdministrator(tx, existing, { ...after, role_id: role['id'] ?? null });
    if (stage === 'inactive' && existing?.['id'] === session.userId)
      throw new Refusal(409, 'cannot deactivate yourself');
    return {
      ...after,
      username: await addressToWrite(call, tx, String(values['username']), existing),
      role_id: role['id'] ?? 0,
      ...(!existing && { created: isoTime(deps.clock.now()) }),
    };
  },
  saved: async (call, tx, row, values, existing) => {
    const { agencyId } = call.session;
    if (agencyId === null) throw forbidden();
    const userId = Number(row['id']);
    if (!(await tx.table('agency_users').count([ofUser(userId)])))
      await tx.table('agency_users').insert({ user_id: userId, agency_id: agencyId });
    await ensureProfile(tx, userId);
    if (row['role_name'] === agent) await ensureInTeam(tx, agencyId, row);
    await renameAgent(tx, row);
    if (!existing) await mailPasswordLink(call, tx, row);
    // The rights of the new role apply from the next sign-in.
    else if (existing['role_name'] !== row['role_name'] || existing['stage'] !== row['stage'])
      await changeRights(call, tx, { before: existing, after: row, sessions: 'all' });
    const events = await requestAddress(call, tx, values['username'], existing);
    if (!existing || existing['role_name'] === row['role_name']) return events;
    return [...events, { action: 'role-changed', resource: call.resource.name, recordId: userId }];
  },
  remove: async ({ session }, tx, row) => {
    if (row['id'] === session.userId) throw new Refusal(409, 'cannot delete yourself');
    if (isAdministrator(row)) await requireOtherAdministrator(tx, session.agencyId, row);
    await requireAdministrator(tx, row, null);
    return removeUserData(tx, Number(row['id']));
  },
  ownDeleted: async ({ session }, storage, records) => {
    const members = records.filter(({ others }) =>
      others['agency_users']?.some((row) => row['agency_id'] === session.agencyId),
    );
    return inScope(storage, members, (scope) => managesMember(session, scope));
  },
  restored: restoredUser,
  dependents: viewsOfUser,
};
