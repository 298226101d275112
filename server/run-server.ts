import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fetch } from './api/deps';
import { createServerApp, type ServerApp } from './app';
import { createHttpServer } from './listener';
import type { Settings } from './settings/read-settings';
import { createStartingHandlers } from './starting';
import { welcome } from './welcome';

/** How long to wait for requests in flight before the server stops anyway, in milliseconds. */
const timeoutMs = 10_000;

interface BindAddress {
  readonly host: string;
  readonly port: number;
  /** The variable that names the port. */
  readonly variable: string;
}

const bindFailure = ({ host, port, variable }: BindAddress, code: string | undefined): Error => {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use; choose another one with ${variable}.`);
  if (code === 'EACCES')
    return new Error(`This account may not use port ${port}; choose another one with ${variable}.`);
  return new Error(`The server cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}).`);
};

const listen = async (fetch: Fetch, bindAddress: BindAddress): Promise<Server> => {
  const server = createHttpServer(fetch);
  server.listen(bindAddress.port, bindAddress.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw bindFailure(bindAddress, (error as NodeJS.ErrnoException).code);
  });
  return server;
};

const stopOnSignal = (servers: readonly Server[], app: ServerApp): void => {
  const stop = () => {
    const timeout = setTimeout(() => {
      for (const server of servers) server.closeAllConnections();
    }, timeoutMs);
    timeout.unref();
    const closed = servers.map((server) => new Promise((done) => server.close(done)));
    void Promise.all(closed)
      .then(() => app.close())
      .then(() => process.exit(0));
    for (const server of servers) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

/** The outbox shows links and codes to every visitor, so it only listens on this address. */
const outboxHost = '127.0.0.1';

/**
 * Binds the ports first, so that a second start cannot touch the database of a running server. Until the database is
 * open, the portal is served, and calls get 503.
 */
export const runServer = async (settings: Settings): Promise<void> => {
  const { host, port, outboxPort } = settings;
  let { fetch, outboxFetch } = createStartingHandlers(settings);
  const server = await listen((...call) => fetch(...call), { host, port, variable: 'PORT' });
  const outboxServer =
    settings.outbox === 'off'
      ? null
      : await listen((...call) => outboxFetch(...call), {
          host: outboxHost,
          port: outboxPort,
          variable: 'OUTBOX_PORT',
        });
  if (!settings.databaseUrl && !existsSync(settings.dataFolder))
    process.stdout.write('Preparing the database (first start only, takes a few seconds)…\n');
  const app = await createServerApp(settings);
  fetch = app.fetch;
  if (app.outboxFetch) outboxFetch = app.outboxFetch;
  stopOnSignal(outboxServer ? [server, outboxServer] : [server], app);
  process.stdout.write(welcome(settings, outboxServer && (outboxServer.address() as AddressInfo).port));
};
