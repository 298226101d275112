import type { ComputedOfRecord } from '@core/resource/field';
import type users from '@resources/users/resource';
import type { Storage } from '@server/storage/storage';
import type { Ctx, FormValues, Reader, Row } from '../behaviors/context';
import { storageOf } from '../resources/context';
import { namedClients } from '../session/session';
import { agencyOf, clientIdsOf, pendingAddress } from '../session/user-rows';
import { employeeOf, namedEmployee } from './employee';
import { manages, userScopeOf } from './managed-users';
import { ofUser } from './user-data';

/** Returns the last sign-in of a user in the audit trail as ISO 8601, or null when the trail has none. */
const lastSignIn = async (storage: Storage, userId: number): Promise<string | null> => {
  const { data } = await storage.table('audit_trail').list({
    where: [ofUser(userId), { field: 'action', op: 'eq', value: 'sign-in' }],
    sort: [{ field: 'at', order: 'desc' }],
    offset: 0,
    limit: 1,
  });
  return data[0] ? String(data[0]['at']) : null;
};

/** Returns when the user's open link for setting a password expires, or null. A new link replaces the previous one. */
const openLinkUntil = async (storage: Storage, userId: number, now: string): Promise<string | null> => {
  const links = await storage.table('link_tokens').find([ofUser(userId)]);
  const open = links.find(
    ({ purpose, used, expires }) => purpose !== 'address' && used === null && String(expires) > now,
  );
  return open ? String(open['expires']) : null;
};

/**
 * Returns when a user last signed in and when the open link to the account expires. Both are null for callers who do
 * not manage the user, and in the response to a write.
 */
const accessOf = async (ctx: Ctx, row: Row) => {
  const mayKnow = ctx.isRead && manages(ctx.caller, await userScopeOf(ctx.system, row));
  if (!mayKnow) return { last_login: null, open_link_until: null };
  const [storage, userId] = [storageOf(ctx.system), Number(row['id'])];
  const [last_login, open_link_until] = await Promise.all([
    lastSignIn(storage, userId),
    openLinkUntil(storage, userId, ctx.now()),
  ]);
  return { last_login, open_link_until };
};

/** Returns what a single user has beside the columns. */
export const userDetails = async (ctx: Ctx, row: Row): Promise<ComputedOfRecord<typeof users.fields>> => {
  const { caller, system } = ctx;
  const [storage, userId] = [storageOf(system), Number(row['id'])];
  const ids = await clientIdsOf(storage, userId);
  const known = caller.userId === userId ? ids : ids.filter((id) => caller.mayUseClient(id));
  return {
    eip_clients: await namedClients(storage, known),
    pending_username: await pendingAddress(storage, userId),
    employee: await namedEmployee(ctx, userId),
    ...(await accessOf(ctx, row)),
  };
};

/** Returns the caller's clients of each user, by user id. */
export const ownClientsOf = async (
  { caller, system }: Ctx,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const ids = rows.map((row) => Number(row['id']));
  const given = await storageOf(system)
    .table('user_clients')
    .find([{ field: 'user_id', op: 'in', value: ids }]);
  const clientsOf = (id: number) =>
    given.filter((row) => row['user_id'] === id).map((row) => Number(row['client_id']));
  return new Map(ids.map((id) => [id, clientsOf(id).filter((client) => caller.mayUseClient(client))]));
};

/** Returns the values of a user's form that other tables hold. */
export const storedOfUser = async (
  reader: Reader,
  row: Row,
): Promise<{ readonly facts: FormValues; readonly clientId: number | null }> => {
  const [storage, userId] = [storageOf(reader), Number(row['id'])];
  const clients = await clientIdsOf(storage, userId);
  return {
    facts: { eip_client_ids: clients, employee_id: await employeeOf(storage, userId) },
    clientId: clients.length === 1 ? (clients[0] ?? null) : null,
  };
};

/** Returns the agency of a user, or null. */
export const agencyOfUser = (reader: Reader, row: Row): Promise<number | null> =>
  agencyOf(storageOf(reader), Number(row['id']));
