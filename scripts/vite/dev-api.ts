import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger, Plugin } from 'vite';

type ServerModule = typeof import('../../server/app');
type SettingsModule = typeof import('../../server/settings/read-settings');
type ServerApp = Awaited<ReturnType<ServerModule['createServerApp']>>;

const servedPaths = /^\/((api|healthz|signing)(\/|\?|$)|openapi\.(json|d\.ts)(\?|$)|\.well-known\/)/;
const sources = /\/(server|resources|locales|src\/core)\//;

type Fetch = ServerApp['fetch'];

/**
 * Serves the outbox on a separate port, like the server. Uses any free port when that port is taken, so that two dev
 * servers can run at once.
 */
const listenForOutbox = (port: number, fetch: Fetch, logger: Logger): Server => {
  const listener = getRequestListener((request) => fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  server.once('error', () => server.listen(0, '127.0.0.1'));
  server.once('listening', () => {
    const { port: actualPort } = server.address() as AddressInfo;
    logger.info(`  Mails (sign-in codes, password links): http://localhost:${actualPort}/outbox`);
  });
  return server.listen(port, '127.0.0.1');
};

/**
 * `npm run dev`: portal and API on one port. When a file of the server is added, changed or removed, the API closes, and
 * the next call opens it again.
 */
export const devApi = (): Plugin => ({
  name: 'portal-dev-api',
  apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
  config({ server = {} }) {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const { PORT } = process.env;
    return PORT && server.port === undefined ? { server: { port: Number(PORT) } } : {};
  },
  configureServer(vite) {
    /** The port that Vite listens on, which is in the links of mails. */
    const portOf = (): object => {
      const address = vite.httpServer?.address();
      return typeof address === 'object' && address ? { PORT: String(address.port) } : {};
    };
    let running: Promise<ServerApp> | undefined;
    const open = async (): Promise<ServerApp> => {
      const { createServerApp } = (await vite.ssrLoadModule('/server/app.ts')) as ServerModule;
      const { readSettings } = (await vite.ssrLoadModule(
        '/server/settings/read-settings.ts',
      )) as SettingsModule;
      const settings = readSettings({ ...process.env, ...portOf() });
      const app = await createServerApp(settings);
      if (app.outboxFetch) outbox ??= listenForOutbox(settings.outboxPort, fetchOutbox, vite.config.logger);
      return app;
    };
    let outbox: Server | undefined;
    const fetchOutbox: Fetch = async (request) => {
      await closing;
      const { outboxFetch } = await (running ??= open());
      return outboxFetch ? outboxFetch(request) : new Response('Not found', { status: 404 });
    };
    const close = async (): Promise<void> => {
      const old = running;
      running = undefined;
      await old?.then((app) => app.close()).catch(() => undefined);
    };
    let closing = Promise.resolve();
    for (const event of ['add', 'change', 'unlink'] as const)
      vite.watcher.on(event, (file: string) => {
        if (sources.test(file.replaceAll('\\', '/'))) closing = closing.then(close);
      });
    vite.httpServer?.once('close', () => {
      outbox?.close();
      void close();
    });
    const listener = getRequestListener(async (request) => {
      await closing;
      running ??= open();
      try {
        return await (await running).fetch(request);
      } catch (error) {
        running = undefined;
        vite.config.logger.error(error instanceof Error ? error.message : String(error));
        return Response.json({ detail: 'unavailable' }, { status: 503 });
      }
    });
    vite.middlewares.use((request, response, next) => {
      if (servedPaths.test(request.url ?? '')) void listener(request, response);
      else next();
    });
  },
});
