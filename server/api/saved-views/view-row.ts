import type { Condition } from '../../../src/core/resource/condition';
import type { Row, Storage } from '../../storage/storage';

export const viewsTable = 'saved_views';
export const defaultsTable = 'default_views';

/** A view as the wire carries it. */
export const viewAnswer = (row: Row, userId: number, isDefault: boolean) => ({
  id: row['id'],
  resource: row['resource'],
  name: row['name'],
  address: row['address'],
  shared: row['shared'],
  is_default: isDefault,
  own: row['user_id'] === userId,
});

export const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });
const ofView = (id: number): Condition => ({ field: 'view_id', op: 'eq', value: id });

/** The views that a user begins with, one at most for each list of each client. */
export const defaultIds = async (storage: Storage, userId: number): Promise<ReadonlySet<number>> => {
  const rows = await storage.table(defaultsTable).find([ofUser(userId)]);
  return new Set(rows.map((row) => Number(row['view_id'])));
};

/** Makes a view the one that the user begins with, in place of any other of the same list, or takes that back. */
export const setDefault = async (tx: Storage, userId: number, view: Row, wanted: boolean): Promise<void> => {
  const { id = null, resource = null, client_id = null } = view;
  const table = tx.table(defaultsTable);
  if (!wanted) {
    await table.remove([ofUser(userId), ofView(Number(id))]);
    return;
  }
  await table.remove([
    ofUser(userId),
    { field: 'resource', op: 'eq', value: resource },
    { field: 'client_id', op: 'eq', value: client_id },
  ]);
  await table.insert({ user_id: userId, resource, client_id, view_id: id });
};

/** Nobody begins with this view any more, or nobody but its owner. */
export const dropDefaults = async (tx: Storage, viewId: number, keptFor?: number): Promise<void> => {
  const others: Condition[] = keptFor === undefined ? [] : [{ field: 'user_id', op: 'ne', value: keptFor }];
  await tx.table(defaultsTable).remove([ofView(viewId), ...others]);
};
