import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Fetch } from './api/deps';

/** How long, in milliseconds, and how much, in bytes, to read of a request body after the response was sent. */
const timeoutMs = 5_000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Handles responses that are sent before the request body has arrived completely. Closing the connection then would
 * discard the response (RFC 9112, 9.6), so the rest of the body is read and dropped. After status 413, this side ends the
 * connection. The client reads the response and closes.
 */
const drainRequestBody = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const { socket } = incoming;
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
      if (outgoing.statusCode === 413) socket.destroySoon();
    });
    if (outgoing.statusCode === 413) socket.end();
    incoming.resume();
  });
};

/** Creates an HTTP server that responds with `fetch`. It does not listen yet. */
export const createHttpServer = (fetch: Fetch): Server => {
  const listener = getRequestListener((request, environment) => fetch(request, environment), {
    // The built-in cleanup closes the connection of a client that is still sending.
    autoCleanupIncoming: false,
  });
  return createServer((incoming, outgoing) => {
    drainRequestBody(incoming, outgoing);
    void listener(incoming, outgoing);
  });
};
