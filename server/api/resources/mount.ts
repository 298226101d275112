import type { Context, Hono } from 'hono';
import type { Operation, Resource } from '../../../src/core/resource/resource';
import { behaviorOf } from '../behaviors/by-table';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import { requireClient } from '../session/clients';
import { isOfClient, type Call } from './call';
import { exportRecords } from './export';
import { endpointOf } from './endpoint';
import { requireArea, requireOperation } from './guard';
import { listRecords, lookUp } from './list';
import { recordOf, requireRow } from './one';
import { recordId } from './record-id';
import { createRecord, removeRecord, updateRecord } from './write';

type ApiContext = Context<ApiEnv>;

/** A parameter with a character that no database keeps in text cannot match anything and counts as not said. */
const queryOf = (c: ApiContext): URLSearchParams => {
  const query = new URL(c.req.url).searchParams;
  return new URLSearchParams([...query].filter(([, value]) => !value.includes('\0')));
};

const tableOf = ({ api, name }: Resource): string => api.table ?? name;

/**
 * Of several declarations with one endpoint, the client in the query chooses the one that is bound to it. A call on a single record
 * need not name the client: whoever lacks the rights of the unbound declaration then has those of the bound one, over their own clients.
 */
const chosen = (
  variants: readonly Resource[],
  query: URLSearchParams,
  falls: (free: Resource) => boolean,
) => {
  const bound = variants.find(({ api }) => api.clientParam);
  if (bound?.api.clientParam && query.has(bound.api.clientParam)) return bound;
  const free = variants.find(({ api }) => !api.clientParam);
  const found = free && bound && falls(free) ? bound : (free ?? bound);
  if (!found) throw notFound();
  return found;
};

const clientOf = async (
  c: ApiContext,
  resource: Resource,
  query: URLSearchParams,
): Promise<number | null> => {
  const { clientParam } = resource.api;
  const named = isOfClient(resource) ? c.req.param('clientId') : clientParam && query.get(clientParam);
  if (named === undefined || named === null) return null;
  const id = recordId(named);
  if (id === null) throw notFound();
  await requireClient(c.var.deps.storage, c.var.session, id);
  return id;
};

const openCall = async (c: ApiContext, variants: readonly Resource[], single: boolean): Promise<Call> => {
  const { deps, session } = c.var;
  const query = queryOf(c);
  const resource = chosen(variants, query, ({ name }) => single && session.ability.cannot('list', name));
  const table = tableOf(resource);
  const clientId = await clientOf(c, resource, query);
  return { c, deps, session, resource, table, behavior: behaviorOf(table), clientId, query };
};

const idOf = (c: ApiContext): number => {
  const id = recordId(c.req.param('id'));
  if (id === null) throw notFound();
  return id;
};

const mountEndpoint = (app: Hono<ApiEnv>, path: string, variants: readonly Resource[]): void => {
  const may = async (c: ApiContext, operation: Operation): Promise<Call> => {
    const call = await openCall(c, variants, true);
    requireOperation(call.session, call.resource, operation);
    return call;
  };
  app.get(path, async (c) => {
    const call = await openCall(c, variants, false);
    requireArea(call.session, call.resource);
    const { list } = call.resource;
    if (list && call.query.get('format') === 'csv') return exportRecords(call, list);
    return c.json(list ? await listRecords(call, list) : await lookUp(call));
  });
  app.post(path, async (c) => {
    const { body } = await createRecord(await may(c, 'create'));
    return c.body(body, 201, { 'Content-Type': 'application/json' });
  });
  if (variants.every(({ list }) => !list)) return;
  app.get(`${path}/:id`, async (c) => {
    const call = await openCall(c, variants, true);
    const id = idOf(c);
    if (!call.behavior.isOwn?.(call, id)) requireArea(call.session, call.resource);
    return c.json(await recordOf(call, await requireRow(call, call.deps.storage, id)));
  });
  app.put(`${path}/:id`, async (c) => c.json(await updateRecord(await may(c, 'edit'), idOf(c))));
  app.delete(`${path}/:id`, async (c) => c.json(await removeRecord(await may(c, 'delete'), idOf(c))));
};

/** Gives every declared resource its endpoints. Declarations with the same address share one. */
export const mountResources = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const path of new Set(resources.map(endpointOf)))
    mountEndpoint(
      app,
      path,
      resources.filter((resource) => endpointOf(resource) === path),
    );
};
