import type { Hono } from 'hono';
import type { Resource } from '../../../src/core/resource/resource';
import { openClientCall } from '../client-call';
import type { ApiEnv } from '../deps';
import { isOfClient } from '../resources/call';
import { endpointOf } from '../resources/endpoint';
import { clientRecords } from './client-records';
import { figuresOf } from './figures';

/** Serves every resource's figures under the rights of its list. To be mounted before the records, whose `/:id` would match too. */
export const mountFigures = (app: Hono<ApiEnv>, resources: readonly Resource[]): void => {
  for (const resource of resources.filter(isOfClient))
    for (const [name, figure] of Object.entries(figuresOf(resource.name)))
      app.get(`${endpointOf(resource)}/${name}`, async (c) => {
        const clientId = await openClientCall(c, resource);
        const { storage, clock } = c.var.deps;
        return c.json(await figure(clientRecords(storage, clientId, clock.now())));
      });
};
