import type users from '../resource';
import { forbidden, Refusal } from '@server/api/refusal';
import { dependentsOfUser, inScope, restoredUser } from '@server/api/users/deleted-users';
import { requireAdministrator } from '@server/api/users/last-administrator';
import {
  emptyScope,
  manages,
  mayUnlink,
  userScopeOf,
  userScopes,
  type UserScope,
} from '@server/api/users/managed-users';
import { addressToWrite } from '@server/api/users/requested-address';
import { managedClients, saveUser } from '@server/api/users/saved-user';
import { removeUser } from '@server/api/users/user-data';
import { ownClientsOf, storedOfUser, userDetails } from '@server/api/users/user-details';
import type { BehaviorOf } from '@server/api/behaviors/behavior';
import type { Row, Within } from '@server/api/behaviors/context';
import { userActions } from './user-actions';

const ofClients = (clients: readonly number[]): Within => ({
  field: 'id',
  within: {
    table: 'user_clients',
    column: 'user_id',
    where: [{ field: 'client_id', op: 'in', value: clients }],
  },
});

/**
 * Users have the name of their role, their assigned clients and, when new, get an activation mail. Managers of a
 * client's users can access only users of their own clients, and can edit only users whose clients and rights are all
 * their own.
 */
export default {
  scope: {
    read: (ctx) => {
      const clients = managedClients(ctx);
      return clients === 'all' ? [] : [ofClients(clients)];
    },
    own: ({ caller }, id) => caller.userId === id,
    write: async (ctx, row, name) => {
      const scope = await userScopeOf(ctx.system, row);
      const may = name === 'unlink' ? mayUnlink(ctx, scope) : manages(ctx.caller, scope);
      if (!may) throw forbidden();
    },
    deleted: async (ctx, records) => {
      const clients = managedClients(ctx);
      const isOfCall = (scope: UserScope) =>
        clients === 'all' || scope.clients.some((id) => clients.includes(id));
      return inScope(ctx, records, (scope) => isOfCall(scope) && manages(ctx.caller, scope));
    },
    clients: { where: (clientId) => ofClients([clientId]), of: ownClientsOf },
  },
  computed: {
    rows: async (ctx, rows) => {
      if (ctx.caller.isAdmin) return rows.map(() => ({ managed: true, removable: false }));
      const scopes = await userScopes(ctx.system, rows);
      return rows.map((row) => {
        const own = scopes.get(Number(row['id'])) ?? emptyScope;
        return { managed: manages(ctx.caller, own), removable: mayUnlink(ctx, own) };
      });
    },
    record: userDetails,
    stored: storedOfUser,
    dependents: dependentsOfUser,
  },
  check: async (ctx, values, before) => {
    const role = await ctx.system
      .records('roles')
      .first([{ field: 'id', op: 'eq', value: Number(values['role_id']) }]);
    const after: Row = { role_id: role?.['id'] ?? null, stage: before?.['stage'] ?? 'not_verified' };
    if (before && before['role_id'] !== after['role_id']) await requireAdministrator(ctx, before, after);
    return {
      username: await addressToWrite(ctx, values['username'], before),
      role_name: role?.['role_name'] ?? '',
      ...(!before && { stage: 'not_verified', created: ctx.now() }),
    };
  },
  changed: async (ctx, change) => {
    if (change.kind === 'restore') return restoredUser(ctx, change.after);
    if (change.kind !== 'delete') return { events: await saveUser(ctx, change) };
    if (change.before['id'] === ctx.caller.userId) throw new Refusal(409, 'cannot delete yourself');
    await requireAdministrator(ctx, change.before, null);
    return { removed: await removeUser(ctx, change.before) };
  },
  actions: userActions,
} satisfies BehaviorOf<typeof users>;
