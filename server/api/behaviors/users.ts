import { languageOf } from '../../words/language';
import type { Row, Storage } from '../../storage/storage';
import { addressToWrite, endSessionsOfNewRole } from '../account/changed-user';
import { pendingAddress } from '../account/pending-address';
import { mailLink } from '../auth/links';
import { isoTime } from '../clock';
import { Refusal } from '../refusal';
import { namedClients } from '../session/clients';
import { clientIdsOf, permissionsOfRole } from '../session/rights';
import { mayUseClient } from '../session/session';
import type { Behavior } from './behavior';
import {
  grantedClients,
  isScoped,
  managedClients,
  requireManageable,
  requireOwnClients,
  saveClients,
} from './user-clients';
import { ensureProfile, ofUser, removeBelongings, renameAgent } from './user-record';

/** A user whose role is no longer of an agency leaves it. */
const leaveAgency = async (tx: Storage, user: Row): Promise<void> => {
  const granted = await permissionsOfRole(tx, Number(user['role_id']));
  if (!granted.includes('act_as_evoove_agency')) await tx.table('agency_users').remove([ofUser(user['id'])]);
};

/**
 * Users carry a role's name, the clients they were given and, when new, an activation mail. Whoever manages users of a client
 * reaches only users of clients that are theirs and grants nothing that they do not hold themselves.
 */
export const userBehavior: Behavior = {
  narrow: async (call) => {
    const clients = managedClients(call);
    if (clients === 'all') return [];
    const given = await call.deps.storage
      .table('user_clients')
      .find([{ field: 'client_id', op: 'in', value: clients }]);
    return [{ field: 'id', op: 'in', value: [...new Set(given.map((row) => Number(row['user_id'])))] }];
  },
  isOwn: ({ session }, id) => session.userId === id,
  extend: async ({ deps, session }, row) => {
    const ids = await clientIdsOf(deps.storage, Number(row['id']));
    const own = session.userId === row['id'];
    const known = own ? ids : ids.filter((id) => mayUseClient(session, id));
    return {
      eip_clients: await namedClients(deps.storage, known),
      pending_username: await pendingAddress(deps.storage, Number(row['id'])),
    };
  },
  prepare: async (call, tx, values, existing) => {
    const roleId = Number(values['role_id']);
    requireOwnClients(call, grantedClients(call, values));
    if (existing) await requireManageable(call, tx, Number(existing['role_id']));
    await requireManageable(call, tx, roleId);
    const role = await tx.table('roles').first([{ field: 'id', op: 'eq', value: roleId }]);
    if (existing) await endSessionsOfNewRole(tx, existing, roleId);
    return {
      username: await addressToWrite(call, tx, String(values['username']), existing),
      role_name: role?.['role_name'] ?? '',
      ...(!existing && { stage: 'not_verified', created: isoTime(call.deps.clock.now()) }),
    };
  },
  saved: async (call, tx, row, values) => {
    const userId = Number(row['id']);
    await saveClients(call, tx, userId, grantedClients(call, values));
    await ensureProfile(tx, userId);
    await renameAgent(tx, row);
    await leaveAgency(tx, row);
  },
  created: async ({ c, deps }, row) => mailLink(deps, row, 'activation', languageOf(c.req.raw.headers)),
  remove: async (call, tx, row) => {
    if (row['id'] === call.session.userId) throw new Refusal(409, 'cannot delete yourself');
    await requireManageable(call, tx, Number(row['role_id']));
    if (isScoped(call)) requireOwnClients(call, await clientIdsOf(tx, Number(row['id'])));
    await removeBelongings(tx, Number(row['id']));
  },
};
