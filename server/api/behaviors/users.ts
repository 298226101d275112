import { isAdmin } from '@core/access/ability';
import { isRecordId } from '@core/resource/resource';
import type { Row, Storage, Within } from '@server/storage/storage';
import { addressToWrite, requestAddress } from '../account/changed-user';
import { isoTime } from '../clock';
import { forbidden, invalid, Refusal } from '../refusal';
import { namedClients, mayUseClient } from '../session/session';
import { clientIdsOf, pendingAddress, permissionsOfRole } from '../session/user-rows';
import type { Behavior, Call, FormValues } from './behavior';
import { requireAdministrator } from './last-administrator';
import { userActions } from './user-actions';
import { employeeOf, namedEmployee, saveEmployee } from './user-employee';
import { changeRights, mailPasswordLink } from './user-links';
import { accessOf, ensureProfile, ofUser, removeUserData, renameAgent } from './user-record';
import { manages, mayUnlink, emptyScope, userScopes, userScopeOf, type UserScope } from './user-rights';
import { inScope, restoredUser, viewsOfUser } from './user-trash';

/** Whether the call manages the users of clients instead of all users. */
const isScoped = ({ resource }: Call): boolean => resource.api.clientParam !== undefined;

/** Returns the clients whose users this call may access: the client in the call, otherwise all of the caller's clients. */
const managedClients = (call: Call): readonly number[] | 'all' => {
  if (call.clientId !== null) return [call.clientId];
  return isScoped(call) ? call.session.clients : 'all';
};

const ofClients = (clients: readonly number[]): Within => ({
  field: 'id',
  within: {
    table: 'user_clients',
    column: 'user_id',
    where: [{ field: 'client_id', op: 'in', value: clients }],
  },
});

/**
 * Returns the clients that the form assigns. Inside a client, an empty list means that client, because a user without
 * clients would no longer be accessible.
 */
const grantedClients = (call: Call, values: FormValues): number[] => {
  const given = values['eip_client_ids'];
  const ids = Array.isArray(given) ? [...new Set(given.filter(isRecordId))] : [];
  if (ids.length > 0 || !isScoped(call)) return ids;
  const managed = managedClients(call);
  if (managed === 'all' || managed.length !== 1) throw invalid({ eip_client_ids: 'required' });
  return [...managed];
};

/**
 * Replaces the user's clients. Clients that the caller cannot see are kept. Returns whether anything changed. Throws 403
 * for a client that is not the caller's.
 */
const saveClients = async (
  { session }: Call,
  storage: Storage,
  userId: number,
  ids: readonly number[],
): Promise<boolean> => {
  if (!ids.every((id) => mayUseClient(session, id))) throw forbidden();
  const table = storage.table('user_clients');
  const currentIds = await clientIdsOf(storage, userId);
  const removedIds = currentIds.filter((id) => mayUseClient(session, id) && !ids.includes(id));
  if (removedIds.length > 0)
    await table.remove([
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'client_id', op: 'in', value: removedIds },
    ]);
  const addedIds = ids.filter((client) => !currentIds.includes(client));
  for (const id of addedIds) await table.insert({ user_id: userId, client_id: id });
  return removedIds.length + addedIds.length > 0;
};

/**
 * Whether the response includes a user's sign-ins: only for callers who manage the user, and not in the response to a
 * write.
 */
const includesAccess = async ({ isRead, session, deps }: Call, row: Row): Promise<boolean> =>
  isRead && manages(session, await userScopeOf(deps.storage, row));

/** Removes the user from their agency when the user's role is no longer an agency role. */
const removeFromAgency = async (tx: Storage, user: Row): Promise<void> => {
  const granted = await permissionsOfRole(tx, Number(user['role_id']));
  if (!granted.includes('act_as_evoove_agency')) await tx.table('agency_users').remove([ofUser(user['id'])]);
};

/**
 * Users have the name of their role, their assigned clients and, when new, get an activation mail. Managers of a
 * client's users can access only users of their own clients, and can edit only users whose clients and rights are all
 * their own.
 */
export const userBehavior: Behavior = {
  narrow: (call) => {
    const clients = managedClients(call);
    if (clients === 'all') return [];
    return [ofClients(clients)];
  },
  ofClient: (clientId) => ofClients([clientId]),
  clientsOf: async ({ deps, session }, rows) => {
    const ids = rows.map((row) => Number(row['id']));
    const given = await deps.storage.table('user_clients').find([{ field: 'user_id', op: 'in', value: ids }]);
    const clientsOf = (id: number) =>
      given.filter((row) => row['user_id'] === id).map((row) => Number(row['client_id']));
    return new Map(ids.map((id) => [id, clientsOf(id).filter((client) => mayUseClient(session, client))]));
  },
  isOwn: ({ session }, id) => session.userId === id,
  complete: async (call, rows) => {
    if (isAdmin(call.session.ability))
      return rows.map((row) => ({ ...row, managed: true, removable: false }));
    const scopes = await userScopes(call.deps.storage, rows);
    return rows.map((row) => {
      const own = scopes.get(Number(row['id'])) ?? emptyScope;
      return { ...row, managed: manages(call.session, own), removable: mayUnlink(call, own) };
    });
  },
  extend: async (call, row) => {
    const { deps, session } = call;
    const ids = await clientIdsOf(deps.storage, Number(row['id']));
    const own = session.userId === row['id'];
    const known = own ? ids : ids.filter((id) => mayUseClient(session, id));
    return {
      eip_clients: await namedClients(deps.storage, known),
      pending_username: await pendingAddress(deps.storage, Number(row['id'])),
      employee: await namedEmployee(call, Number(row['id'])),
      ...(await accessOf(call, Number(row['id']), await includesAccess(call, row))),
    };
  },
  mayWrite: async (call, tx, row, name) => {
    const scope = await userScopeOf(tx, row);
    const may = name === 'unlink' ? mayUnlink(call, scope) : manages(call.session, scope);
    if (!may) throw forbidden();
  },
  trail: async (tx, row) => {
    const clients = await clientIdsOf(tx, Number(row['id']));
    return {
      facts: { eip_client_ids: clients, employee_id: await employeeOf(tx, Number(row['id'])) },
      clientId: clients.length === 1 ? (clients[0] ?? null) : null,
    };
  },
  prepare: async (call, tx, values, existing) => {
    const role = await tx.table('roles').first([{ field: 'id', op: 'eq', value: Number(values['role_id']) }]);
    const after: Row = { role_id: role?.['id'] ?? null, stage: existing?.['stage'] ?? 'not_verified' };
    if (existing && existing['role_id'] !== after['role_id']) await requireAdministrator(tx, existing, after);
    return {
      username: await addressToWrite(call, tx, String(values['username']), existing),
      role_name: role?.['role_name'] ?? '',
      ...(!existing && { stage: 'not_verified', created: isoTime(call.deps.clock.now()) }),
    };
  },
  saved: async (call, tx, row, values, existing) => {
    const userId = Number(row['id']);
    const hasOtherClients = await saveClients(call, tx, userId, grantedClients(call, values));
    await ensureProfile(tx, userId);
    await renameAgent(tx, row);
    await removeFromAgency(tx, row);
    const isOther = await saveEmployee(call, userId, values);
    const hasOtherRole = existing?.['role_id'] !== row['role_id'];
    if (!existing) await mailPasswordLink(call, tx, row);
    // The rights of the new role apply from the next sign-in, those of clients at once.
    else if (hasOtherRole || isOther || hasOtherClients)
      await changeRights(call, tx, {
        before: existing,
        after: row,
        sessions: hasOtherRole || isOther ? 'all' : 'none',
      });
    const events = await requestAddress(call, tx, values['username'], existing);
    if (!existing || !hasOtherRole) return events;
    return [
      ...events,
      { action: 'role-changed', resource: call.resource.name, recordId: userId, clientId: call.clientId },
    ];
  },
  remove: async ({ session }, tx, row) => {
    if (row['id'] === session.userId) throw new Refusal(409, 'cannot delete yourself');
    await requireAdministrator(tx, row, null);
    return removeUserData(tx, Number(row['id']));
  },
  ownDeleted: async (call, storage, records) => {
    const clients = managedClients(call);
    const isOfCall = (scope: UserScope) =>
      clients === 'all' || scope.clients.some((id) => clients.includes(id));
    return inScope(storage, records, (scope) => isOfCall(scope) && manages(call.session, scope));
  },
  restored: restoredUser,
  dependents: viewsOfUser,
  actions: userActions,
};
