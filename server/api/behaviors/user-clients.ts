import type { Storage } from '@server/storage/storage';
import { forbidden, invalid } from '../refusal';
import { isRecordId } from '../resources/call';
import { mayUseClient } from '../session/session';
import { clientIdsOf } from '../session/user-rows';
import type { FormValues, Call } from './behavior';

/** Whether the caller manages the users of clients, and not all users. */
const isScoped = ({ resource }: Call): boolean => resource.api.clientParam !== undefined;

/** The clients whose users this call may reach: the one that it names, else all of the caller's own. */
export const managedClients = (call: Call): readonly number[] | 'all' => {
  if (call.clientId !== null) return [call.clientId];
  return isScoped(call) ? call.session.clients : 'all';
};

/** The clients that the form gives. Within a client, none named means that one; a user of no client could not be reached again. */
export const grantedClients = (call: Call, values: FormValues): number[] => {
  const given = values['eip_client_ids'];
  const ids = Array.isArray(given) ? [...new Set(given.filter(isRecordId))] : [];
  if (ids.length > 0 || !isScoped(call)) return ids;
  const managed = managedClients(call);
  if (managed === 'all' || managed.length !== 1) throw invalid({ eip_client_ids: 'required' });
  return [...managed];
};

/** Replaces the user's clients; those that the caller cannot see stay. Throws 403 for one that is not the caller's. */
export const saveClients = async (
  { session }: Call,
  storage: Storage,
  userId: number,
  ids: readonly number[],
): Promise<void> => {
  if (!ids.every((id) => mayUseClient(session, id))) throw forbidden();
  const table = storage.table('user_clients');
  const present = await clientIdsOf(storage, userId);
  const gone = present.filter((id) => mayUseClient(session, id) && !ids.includes(id));
  if (gone.length > 0)
    await table.remove([
      { field: 'user_id', op: 'eq', value: userId },
      { field: 'client_id', op: 'in', value: gone },
    ]);
  for (const id of ids.filter((client) => !present.includes(client)))
    await table.insert({ user_id: userId, client_id: id });
};
