import type { Hono } from 'hono';
import type { Resource } from '@core/resource/resource';
import { serve } from '../resources/behavior-of';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import { openClientCall, requireArea, isOfClient, openCall } from '../resources/call';
import { endpointOf } from '../resources/endpoint';
import { clientRecords } from './client-records';
import { figuresOf, narrowedFiguresOf } from './figures';
import { narrowedRecords } from './narrowed-records';

const mountNarrowed = (app: Hono<ApiEnv>, resource: Resource): void => {
  const served = [serve(resource)];
  for (const [name, figure] of Object.entries(narrowedFiguresOf(resource.name)))
    app.get(`${endpointOf(resource)}/${name}`, async (c) => {
      const call = await openCall(c, served, false);
      requireArea(call.session, resource);
      const { list } = call.resource;
      if (!list) throw notFound();
      return c.json(await figure(narrowedRecords(call, list)));
    });
};

/**
 * Serves the figures of every resource with the access rules of its list. Mount it before the records, whose `/:id`
 * would also match.
 */
export const mountFigures = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const resource of resources) mountNarrowed(app, resource);
  for (const resource of resources.filter(isOfClient))
    for (const [name, figure] of Object.entries(figuresOf(resource.name)))
      app.get(`${endpointOf(resource)}/${name}`, async (c) => {
        const clientId = await openClientCall(c, resource);
        const { session, deps } = c.var;
        const { storage, resources: all, clock } = deps;
        return c.json(
          await figure(clientRecords({ storage, resources: all, session, clientId, now: clock.now() })),
        );
      });
};
