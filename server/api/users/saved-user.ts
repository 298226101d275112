import { isRecordId } from '@core/resource/resource';
import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import type { Change } from '../behaviors/behavior';
import type { Caller, Ctx, FormValues, Row } from '../behaviors/context';
import { forbidden, invalid } from '../refusal';
import { storageOf } from '../resources/context';
import { clientIdsOf, permissionsOfRole } from '../session/user-rows';
import { saveEmployee } from './employee';
import { requestAddress } from './requested-address';
import { changeRights, mailPasswordLink } from './rights-change';
import { ensureProfile, ofUser, renameAgent } from './user-data';

/** Whether the call manages the users of clients instead of all users. */
const isScoped = ({ resource }: Ctx): boolean => resource.api.clientParam !== undefined;

/** Returns the clients whose users this call may access: the client in the call, otherwise all of the caller's clients. */
export const managedClients = (ctx: Ctx): readonly number[] | 'all' => {
  if (ctx.clientId !== null) return [ctx.clientId];
  return isScoped(ctx) ? ctx.caller.clients : 'all';
};

/**
 * Returns the clients that the form assigns. Inside a client, an empty list means that client, because a user without
 * clients would no longer be accessible.
 */
const grantedClients = (ctx: Ctx, values: FormValues): number[] => {
  const given = values['eip_client_ids'];
  const ids = Array.isArray(given) ? [...new Set(given.filter(isRecordId))] : [];
  if (ids.length > 0 || !isScoped(ctx)) return ids;
  const managed = managedClients(ctx);
  if (managed === 'all' || managed.length !== 1) throw invalid({ eip_client_ids: 'required' });
  return [...managed];
};

/**
 * Replaces the user's clients. Clients that the caller cannot see are kept. Returns whether anything changed. Throws 403
 * for a client that is not the caller's.
 */
const saveClients = async (
  caller: Caller,
  storage: Storage,
  userId: number,
  ids: readonly number[],
): Promise<boolean> => {
  if (!ids.every((id) => caller.mayUseClient(id))) throw forbidden();
  const table = storage.table('user_clients');
  const currentIds = await clientIdsOf(storage, userId);
  const removedIds = currentIds.filter((id) => caller.mayUseClient(id) && !ids.includes(id));
  if (removedIds.length > 0)
    await table.remove([
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'client_id', op: 'in', value: removedIds },
    ]);
  const addedIds = ids.filter((client) => !currentIds.includes(client));
  for (const id of addedIds) await table.insert({ user_id: userId, client_id: id });
  return removedIds.length + addedIds.length > 0;
};

/** Removes the user from their agency when the user's role is no longer an agency role. */
const removeFromAgency = async (tx: Storage, user: Row): Promise<void> => {
  const granted = await permissionsOfRole(tx, Number(user['role_id']));
  if (!granted.includes('act_as_evoove_agency')) await tx.table('agency_users').remove([ofUser(user['id'])]);
};

/** Saves what belongs to a user outside of the record, and mails what follows. */
export const saveUser = async (
  ctx: Ctx,
  { before, after, values }: Extract<Change, { readonly kind: 'create' | 'edit' }>,
): Promise<readonly TrailEvent[]> => {
  const [tx, userId] = [storageOf(ctx.system), Number(after['id'])];
  const hasOtherClients = await saveClients(ctx.caller, tx, userId, grantedClients(ctx, values));
  await ensureProfile(tx, userId);
  await renameAgent(tx, after);
  await removeFromAgency(tx, after);
  const isOther = await saveEmployee(tx, userId, values);
  if (!before) {
    await mailPasswordLink(ctx, after);
    return [];
  }
  const hasOtherRole = before['role_id'] !== after['role_id'];
  // The rights of the new role apply from the next sign-in, those of clients at once.
  const sessions = hasOtherRole || isOther ? 'all' : 'none';
  if (hasOtherRole || isOther || hasOtherClients) await changeRights(ctx, { before, after, sessions });
  const events = await requestAddress(ctx, values['username'], before);
  const { resource, clientId } = ctx;
  const changed = { action: 'role-changed', resource: resource.name, recordId: userId, clientId } as const;
  return hasOtherRole ? [...events, changed] : events;
};
