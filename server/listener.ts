import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { endInOrder } from './end-in-order';
import type { Fetch } from './front-door';

/** An HTTP server that answers with `fetch`; it does not listen yet. */
export const createHttpServer = (fetch: Fetch): Server => {
  const listener = getRequestListener((request, environment) => fetch(request, environment), {
    // Its own way cuts the connection of a caller who is still sending.
    autoCleanupIncoming: false,
  });
  return createServer((incoming, outgoing) => {
    endInOrder(incoming, outgoing);
    void listener(incoming, outgoing);
  });
};
