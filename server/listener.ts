import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Fetch } from './api/deps';

const isTooLarge = ({ statusCode }: ServerResponse): boolean => statusCode === 413;

/** How long, in milliseconds, and how much, in bytes, to read of a request body after the response was sent. */
const timeoutMs = 5_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Handles responses that are sent before the request body has arrived completely. Closing the connection then would
 * discard the response (RFC 9112, 9.6), so the rest of the body is read and dropped. After status 413, this side only
 * stops sending, and closes once the body has ended.
 */
const drainRequestBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { socket } = incoming;
  const close = (): void => Socket.prototype.destroySoon.call(socket);
  // Node calls this after a response with `Connection: close`, and would discard the response with the unread body.
  outgoing.once('prefinish', () => {
    if (isTooLarge(outgoing) && !incoming.complete) socket.destroySoon = () => socket.end();
  });
  outgoing.once('finish', () => {
    if (isTooLarge(outgoing) && incoming.complete) close();
    if (incoming.complete || incoming.destroyed) return;
    const timer = setTimeout(() => socket.destroy(), timeoutMs);
    let remaining = maxBytes;
    // The body's reader has stopped. Its listeners would keep buffering data.
    incoming.removeAllListeners('data');
    incoming.on('data', (part: Buffer) => {
      remaining -= part.length;
      if (remaining < 0) socket.destroy();
    });
    const stop = (): void => clearTimeout(timer);
    socket.once('close', stop);
    incoming.once('end', () => {
      stop();
      // The connection is reused for the next call.
      socket.off('close', stop);
      if (isTooLarge(outgoing)) close();
    });
    incoming.resume();
  });
};

/** Tells the client not to use the connection for its next call. */
const closing = (response: Response): Response => {
  if (response.status === 413) response.headers.set('Connection', 'close');
  return response;
};

/** How long a request may take to arrive, in milliseconds. A slower one gets 408. */
const requestMs = 30_000;

/** Creates an HTTP server that responds with `fetch`. It does not listen yet. */
export const createHttpServer = (fetch: Fetch): Server => {
  const listener = getRequestListener(
    async (request, environment) => closing(await fetch(request, environment)),
    {
      // The built-in cleanup closes the connection of a client that is still sending.
      autoCleanupIncoming: false,
    },
  );
  return createServer(
    { requestTimeout: requestMs, connectionsCheckingInterval: 5_000 },
    (incoming, outgoing) => {
      drainRequestBody(incoming, outgoing);
      void listener(incoming, outgoing);
    },
  );
};
