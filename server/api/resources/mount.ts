import type { Context, Hono } from 'hono';
import type { Operation, Resource } from '../../../src/core/resource/resource';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import type { Call } from './call';
import { exportRecords } from './export';
import { endpointOf } from './endpoint';
import { requireArea, requireOperation } from './guard';
import { listRecords, lookUp } from './list';
import { openCall } from './open-call';
import { recordOf, requireRow } from './one';
import { recordId } from './record-id';
import { createRecord, removeRecord, updateRecord } from './write';

type ApiContext = Context<ApiEnv>;

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
