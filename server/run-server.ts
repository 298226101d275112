import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServerApp, type ServerApp } from './app';
import type { Fetch } from './front-door';
import type { Settings } from './settings';
import { closedPolicy, commonHeaders } from './web/security-headers';
import { welcome } from './welcome';

/** Longest wait for calls under way before the server stops all the same, in milliseconds. */
const patience = 10_000;

const bindFailure = ({ host, port }: Settings, code: string | undefined): Error => {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is already in use; choose another one with PORT.`);
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used by this account; choose another one with PORT.`);
  return new Error(`The server cannot listen on ${host}, port ${port} (${code ?? 'unknown reason'}).`);
};

const listen = (server: Server, settings: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(bindFailure(settings, error.code)));
    server.listen(settings.port, settings.host, resolve);
  });

const stopOnSignal = (server: Server, app: ServerApp): void => {
  const stop = () => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    giveUp.unref();
    server.close(() => void app.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

/** What every call hears until the database is open. */
const starting =
  ({ publicUrl }: Settings): Fetch =>
  () => {
    const headers = {
      ...commonHeaders(publicUrl.startsWith('https:')),
      'Content-Security-Policy': closedPolicy,
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    };
    return Promise.resolve(Response.json({ detail: 'starting' }, { status: 503, headers }));
  };

/** Takes the port first, so that a second start cannot touch the database of a running server; answers 503 until that is open. */
export const runServer = async (settings: Settings): Promise<void> => {
  let fetch = starting(settings);
  const listener = getRequestListener((request, environment) => fetch(request, environment));
  const server = createServer((request, response) => void listener(request, response));
  await listen(server, settings);
  if (!settings.databaseUrl && !existsSync(settings.dataFolder))
    process.stdout.write('Preparing the database (the first start only, some seconds)…\n');
  const app = await createServerApp(settings);
  fetch = app.fetch;
  stopOnSignal(server, app);
  process.stdout.write(welcome(settings));
};
