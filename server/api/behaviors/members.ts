import type { Row, Storage } from '@server/storage/storage';
import { languageOf } from '@server/words/language';
import { addressEvents, addressToWrite } from '../account/changed-user';
import { mailLink } from '../auth/links';
import { endSessionsOf } from '../auth/sessions';
import { isoTime } from '../clock';
import { forbidden, invalid, Refusal } from '../refusal';
import { agencyOf } from '../session/user-rows';
import { isAdministrator, isMember, requireAnother } from './agency-administrators';
import type { Behavior, FormValues } from './behavior';
import { requireAdministrator } from './last-administrator';
import {
  hasPassword,
  revokeAccess,
  ensureInTeam,
  ensureProfile,
  ofUser,
  removeBelongings,
  renameAgent,
} from './user-record';
import { managesMember, emptyScope, userScopes, userScopeOf } from './user-rights';

/** Role of those who sell for the agency. */
const agent = 'Agent';

const stageOf = async (tx: Storage, { stage }: FormValues, existing: Row | null): Promise<string> => {
  if (!existing) return 'not_verified';
  if (!stage || stage === existing['stage']) return String(existing['stage']);
  if (stage === 'inactive') return 'inactive';
  const verified = await hasPassword(tx, existing['id']);
  if (stage === 'not_verified' && verified) throw invalid({ stage: 'invalid' });
  return verified ? 'active' : 'not_verified';
};

/**
 * Members of the caller's own agency. A member is a user: the record is the user's, so the name at login is unique over all
 * users, and a member who is not active cannot sign in. An agency always keeps a member who can manage it.
 */
export const memberBehavior: Behavior = {
  narrow: ({ session }) => [isMember(session.agencyId)],
  complete: async ({ deps, session }, rows) => {
    const ties = await userScopes(deps.storage, rows);
    return rows.map((row) => ({
      ...row,
      managed: managesMember(session, ties.get(Number(row['id'])) ?? emptyScope),
    }));
  },
  mayWrite: async ({ session }, tx, row) => {
    if (!managesMember(session, await userScopeOf(tx, row))) throw forbidden();
  },
  trail: async (_, tx, row) => ({
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
      await requireAnother(tx, session.agencyId, existing);
    if (existing) await requireAdministrator(tx, existing, { ...after, role_id: role['id'] ?? null });
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
    if (row['stage'] === 'inactive') await revokeAccess(tx, userId);
    const events = addressEvents(call, values['username'], existing);
    if (!existing || existing['role_name'] === row['role_name']) return events;
    // What the new role allows begins with a new sign-in.
    await endSessionsOf(tx, userId);
    return [...events, { action: 'role-changed', resource: call.resource.name, recordId: userId }];
  },
  created: async ({ c, deps }, row) => {
    if (row['stage'] === 'not_verified')
      await mailLink(deps, row, 'activation', languageOf(c.req.raw.headers));
  },
  remove: async ({ session }, tx, row) => {
    if (row['id'] === session.userId) throw new Refusal(409, 'cannot delete yourself');
    if (isAdministrator(row)) await requireAnother(tx, session.agencyId, row);
    await requireAdministrator(tx, row, null);
    await removeBelongings(tx, Number(row['id']));
  },
};
