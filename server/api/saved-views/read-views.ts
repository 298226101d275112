import { viewsCall } from '@core/calls/views';
import { compareFolded } from '@core/list/fold';
import type { Condition } from '@core/resource/condition';
import type { Row } from '@server/storage/storage';
import { notFound } from '../refusal';
import { parseQuery } from '../calls/parse';
import { answer } from '../calls/serve-call';
import { requireClient } from '../resources/call';
import { listedResource, noClient, requireList, type ViewContext } from './area';
import { defaultIds, ofUser, viewAnswer, viewsTable } from './view-row';

/**
 * Returns the conditions for the views to read: the views of one list, or, without a list in the query, the views of
 * the client and of lists without a client.
 */
const scopeOf = async (c: ViewContext): Promise<Condition[]> => {
  const { deps, session } = c.var;
  const { resource: name, client_id: clientId = noClient } = parseQuery(c, viewsCall);
  if (name === undefined) {
    if (clientId !== noClient) await requireClient(deps.storage, session, clientId);
    return [{ field: 'client_id', op: 'in', value: [...new Set([noClient, clientId])] }];
  }
  const resource = listedResource(c.var, name);
  if (!resource) throw notFound();
  const bound = resource.scope === 'client' ? clientId : noClient;
  await requireList(c.var, resource, clientId);
  return [
    { field: 'resource', op: 'eq', value: resource.name },
    { field: 'client_id', op: 'eq', value: bound },
  ];
};

const byName = (one: Row, other: Row): number =>
  compareFolded(String(one['name']), String(other['name'])) || Number(one['id']) - Number(other['id']);

/**
 * Returns the user's own views first, then the ones shared by colleagues, both sorted by name. Lists that the user may
 * not open are left out.
 */
export const readViews = async (c: ViewContext): Promise<Response> => {
  const { deps, session } = c.var;
  const { userId, ability } = session;
  const table = deps.storage.table(viewsTable);
  const scope = await scopeOf(c);
  const [own, shared, defaults] = await Promise.all([
    table.find([...scope, ofUser(userId)]),
    table.find([
      ...scope,
      { field: 'user_id', op: 'ne', value: userId },
      { field: 'shared', op: 'eq', value: true },
      { field: 'client_id', op: 'ne', value: noClient },
    ]),
    defaultIds(deps.storage, userId),
  ]);
  const data = [...own.sort(byName), ...shared.sort(byName)]
    .filter((row) => listedResource(c.var, row['resource']) && ability.can('list', String(row['resource'])))
    .map((row) => viewAnswer(c.var, row, defaults.has(Number(row['id']))));
  return answer(c, viewsCall, { data, total_count: data.length });
};
