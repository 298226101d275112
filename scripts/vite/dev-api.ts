import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger, Plugin } from 'vite';

type ServerModule = typeof import('../../server/app');
type SettingsModule = typeof import('../../server/settings/read-settings');
type StorageModule = typeof import('../../server/storage/open-storage');
type ServerApp = Awaited<ReturnType<ServerModule['createServerApp']>>;

const servedPaths = /^\/((api|healthz|signing)(\/|\?|$)|openapi\.(json|d\.ts)(\?|$)|\.well-known\/)/;
/** Files that the API is made of. The `ui` folders of resources are the portal's. */
const sources = /\/(server|locales|src\/core)\/|\/resources\/(?!.*\/ui\/)/;
const storageSources = /\/server\/storage\//;
/** How long to wait for further changes before the API is opened again, in milliseconds. */
const quietMs = 50;

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
 * The database of the API. Opening it takes most of the time of a start, so it stays open when the API is opened again, unless its own
 * code has changed.
 */
const keptDatabase = (load: () => Promise<StorageModule>) => {
  type Engine = Awaited<ReturnType<StorageModule['openEngine']>>;
  let engine: Promise<Engine> | undefined;
  return {
    /** Returns the database, which the API cannot close. */
    open: async (settings: Parameters<StorageModule['openEngine']>[0]): Promise<Engine> => {
      engine ??= load().then(({ openEngine }) => openEngine(settings));
      engine.catch(() => (engine = undefined));
      return { ...(await engine), close: () => Promise.resolve() };
    },
    close: async (): Promise<void> => {
      const old = engine;
      engine = undefined;
      await old?.then((opened) => opened.close()).catch(() => undefined);
    },
  };
};

/**
 * `npm run dev`: portal and API on one port. When a file of the server is added, changed or removed, the API closes and
 * opens again. A call before that opens it, too.
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
    const load = <M>(path: string) => vite.ssrLoadModule(path) as Promise<M>;
    const database = keptDatabase(() => load<StorageModule>('/server/storage/open-storage.ts'));
    let running: Promise<ServerApp> | undefined;
    const open = async (): Promise<ServerApp> => {
      const { createServerApp } = await load<ServerModule>('/server/app.ts');
      const { readSettings } = await load<SettingsModule>('/server/settings/read-settings.ts');
      const settings = readSettings({ ...process.env, ...portOf() });
      const { dataFolder, databaseUrl } = settings;
      const engine = await database.open({ dataFolder, ...(databaseUrl && { databaseUrl }) });
      const app = await createServerApp(settings, undefined, { engine });
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
    let reopening: ReturnType<typeof setTimeout> | undefined;
    // The next call reports an error.
    const reopen = () => void closing.then(() => (running ??= open())).catch(() => undefined);
    const handleChange = (path: string) => {
      if (!sources.test(path)) return;
      const wasOpen = running !== undefined || reopening !== undefined;
      closing = closing.then(close);
      if (storageSources.test(path)) closing = closing.then(database.close);
      clearTimeout(reopening);
      // While the page loads again.
      if (wasOpen) reopening = setTimeout(reopen, quietMs);
    };
    for (const event of ['add', 'change', 'unlink'] as const)
      vite.watcher.on(event, (file: string) => handleChange(file.replaceAll('\\', '/')));
    vite.httpServer?.once('close', () => {
      clearTimeout(reopening);
      outbox?.close();
      void close().then(database.close);
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
