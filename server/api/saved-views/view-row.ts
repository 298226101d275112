import type { AnswerOf } from '@core/calls/call';
import { longestViewAddress, type createViewCall } from '@core/calls/views';
import { formatListAddress, parseListAddress } from '@core/list/address';
import type { Condition } from '@core/resource/condition';
import type { ListSpec } from '@core/resource/resource';
import type { Row, Storage } from '@server/storage/storage';
import { findResource } from '../resources/endpoint';
import { listedResource, type Viewer } from './area';

export const viewsTable = 'saved_views';
export const defaultsTable = 'default_views';

/** The address as the portal itself would write it; a view is no page of a list, so the page is left out. Null for one that is too long then. */
export const viewAddress = (list: ListSpec, given: string): string | null => {
  const address = formatListAddress(list, { ...parseListAddress(list, given), page: 0 });
  return address.length <= longestViewAddress ? address : null;
};

/**
 * The view's address for this reader: without order and filters by fields that they may not know. What a colleague searched for may be
 * the value of such a field, so it goes where the reader cannot search all that the colleague can.
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

/** A view as the wire carries it. */
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

/** No user begins with this view any more, or only its owner. */
export const dropDefaults = async (tx: Storage, viewId: number, keptFor?: number): Promise<void> => {
  const others: Condition[] = keptFor === undefined ? [] : [{ field: 'user_id', op: 'ne', value: keptFor }];
  await tx.table(defaultsTable).remove([ofView(viewId), ...others]);
};
