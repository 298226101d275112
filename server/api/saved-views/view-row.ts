import type { AnswerOf } from '@core/calls/call';
import { maxViewAddressLength, type createViewCall } from '@core/calls/views';
import { formatListAddress, parseListAddress } from '@core/list/address';
import type { Condition } from '@core/resource/condition';
import type { ListSpec } from '@core/resource/resource';
import type { Row, Storage } from '@server/storage/storage';
import { findResource } from '../resources/endpoint';
import { listedResource, type Viewer } from './area';

export const viewsTable = 'saved_views';
export const defaultsTable = 'default_views';

/**
 * Normalizes an address to the portal's own format, without the page number, because a view is not a page of a list.
 * Returns null when the result is too long.
 */
export const viewAddress = (list: ListSpec, given: string): string | null => {
  const address = formatListAddress(list, { ...parseListAddress(list, given), page: 0 });
  return address.length <= maxViewAddressLength ? address : null;
};

/**
 * Returns the view's address for this reader, without order and filters by fields that they may not read. The search
 * text may be a value of such a field, so it is removed when the reader cannot search all fields of the list.
 */
const addressFor = (viewer: Viewer, row: Row): string => {
  const { list } = listedResource(viewer, row['resource']) ?? {};
  const declared = findResource(viewer.deps, row['resource'])?.list;
  if (!list || !declared) return '';
  const state = parseListAddress(list, String(row['address']));
  const isOwn = row['user_id'] === viewer.session.userId;
  const search = isOwn || list.search.length === declared.search.length ? state.search : '';
  return formatListAddress(list, { ...state, search });
};

/** Returns a view as sent in the API. */
export const viewAnswer = (
  viewer: Viewer,
  row: Row,
  isDefault: boolean,
): AnswerOf<typeof createViewCall> => ({
  id: Number(row['id']),
  resource: String(row['resource']),
  name: String(row['name']),
  address: addressFor(viewer, row),
  shared: row['shared'] === true,
  is_default: isDefault,
  own: row['user_id'] === viewer.session.userId,
});

export const ofUser = (userId: number): Condition => ({ field: 'user_id', op: 'eq', value: userId });
const ofView = (id: number): Condition => ({ field: 'view_id', op: 'eq', value: id });

/** Returns the ids of a user's default views, at most one for each list of each client. */
export const defaultIds = async (storage: Storage, userId: number): Promise<ReadonlySet<number>> => {
  const rows = await storage.table(defaultsTable).find([ofUser(userId)]);
  return new Set(rows.map((row) => Number(row['view_id'])));
};

/** Makes a view the user's default, replacing any other default of the same list, or removes it as the default. */
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

/** Removes a view as the default of all users, except of `exceptUserId`. */
export const removeDefaults = async (tx: Storage, viewId: number, exceptUserId?: number): Promise<void> => {
  const others: Condition[] =
    exceptUserId === undefined ? [] : [{ field: 'user_id', op: 'ne', value: exceptUserId }];
  await tx.table(defaultsTable).remove([ofView(viewId), ...others]);
};
