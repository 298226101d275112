import type members from '../resource';
import { forbidden, invalid, Refusal } from '@server/api/refusal';
import { dependentsOfUser, inScope, restoredUser } from '@server/api/users/deleted-users';
import { requireAdministrator } from '@server/api/users/last-administrator';
import { emptyScope, managesMember, userScopeOf, userScopes } from '@server/api/users/managed-users';
import { addressToWrite } from '@server/api/users/requested-address';
import {
  isAgencyAdministrator,
  isMember,
  requireOtherAdministrator,
  saveMember,
  stageAfter,
} from '@server/api/users/saved-member';
import { removeUser } from '@server/api/users/user-data';
import { agencyOfUser } from '@server/api/users/user-details';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type { Row } from '@server/api/behaviors/context';

/**
 * Members of the caller's agency. A member is a user and shares the user's record, so the login name is unique across
 * all users, and a member who is not active cannot sign in. An agency always keeps a member who can manage it.
 */
export default {
  scope: {
    read: ({ caller }) => [isMember(caller.agencyId)],
    write: async ({ caller, system }, row) => {
      if (!managesMember(caller, await userScopeOf(system, row))) throw forbidden();
    },
    deleted: async (ctx, records) => {
      const members = records.filter(({ others }) =>
        others['agency_users']?.some((row) => row['agency_id'] === ctx.caller.agencyId),
      );
      return inScope(ctx, members, (scope) => managesMember(ctx.caller, scope));
    },
  },
  computed: {
    rows: async ({ caller, system }, rows) => {
      const scopes = await userScopes(system, rows);
      return rows.map((row) => ({
        managed: managesMember(caller, scopes.get(Number(row['id'])) ?? emptyScope),
      }));
    },
    stored: async (reader, row) => ({ facts: { agency_id: await agencyOfUser(reader, row) } }),
    dependents: dependentsOfUser,
  },
  check: async (ctx, values, before) => {
    const role = await ctx.system
      .records('roles')
      .first([{ field: 'role_name', op: 'eq', value: String(values['role_name']) }]);
    if (!role) throw invalid({ role_name: 'invalid' });
    const stage = await stageAfter(ctx, values, before);
    const after: Row = { role_name: role['role_name'] ?? '', stage };
    if (before && isAgencyAdministrator(before) && !isAgencyAdministrator(after))
      await requireOtherAdministrator(ctx, before);
    if (before && (before['role_id'] !== role['id'] || before['stage'] !== stage))
      await requireAdministrator(ctx, before, { ...after, role_id: role['id'] ?? null });
    if (stage === 'inactive' && before?.['id'] === ctx.caller.userId)
      throw new Refusal(409, 'cannot deactivate yourself');
    return {
      ...after,
      username: await addressToWrite(ctx, values['username'], before),
      role_id: role['id'] ?? 0,
      ...(!before && { created: ctx.now() }),
    };
  },
  changed: async (ctx, change) => {
    if (change.kind === 'restore') return restoredUser(ctx, change.after);
    if (change.kind !== 'delete') return { events: await saveMember(ctx, change) };
    const { before } = change;
    if (before['id'] === ctx.caller.userId) throw new Refusal(409, 'cannot delete yourself');
    if (isAgencyAdministrator(before)) await requireOtherAdministrator(ctx, before);
    await requireAdministrator(ctx, before, null);
    return { removed: await removeUser(ctx, before) };
  },
} satisfies BehaviorOf<typeof members>;
