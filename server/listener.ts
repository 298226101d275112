import { createServer, type Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Fetch } from './api/deps';

/** How long, in milliseconds, and how much, in bytes, of a body is still taken in after the answer to it was given. */
const patience = 5_000;
const most = 64 * 1024 * 1024;

/**
 * For an answer that was given before the whole body had come. Cutting the connection then would throw away the answer on its way
 * (RFC 9112, 9.6), so the rest is taken in and dropped. After "too large" this side says that it ends the connection; the caller reads
 * the answer and closes.
 */
const endInOrder = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.once('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const { socket } = incoming;
    const cut = setTimeout(() => socket.destroy(), patience);
    let left = most;
    // The reader of the body has stopped; its listeners would keep what comes.
    incoming.removeAllListeners('data');
    incoming.on('data', (part: Buffer) => {
      left -= part.length;
      if (left < 0) socket.destroy();
    });
    const stop = (): void => clearTimeout(cut);
    socket.once('close', stop);
    incoming.once('end', () => {
      stop();
      // The connection lives on with the next call.
      socket.off('close', stop);
      if (outgoing.statusCode === 413) socket.destroySoon();
    });
    if (outgoing.statusCode === 413) socket.end();
    incoming.resume();
  });
};

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
