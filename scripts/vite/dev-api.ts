import { existsSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

type ServerModule = typeof import('../../server/app');
type SettingsModule = typeof import('../../server/settings');
type ServerApp = Awaited<ReturnType<ServerModule['createServerApp']>>;

const served = /^\/((api|healthz|signing)(\/|\?|$)|openapi\.(json|d\.ts)(\?|$)|\.well-known\/)/;
const sources = /\/(server|resources|locales|src\/core)\//;

/** `npm run dev`: portal and API on one port. A new, changed or removed file of the server closes the API; the next call opens it anew. */
export const devApi = (): Plugin => ({
  name: 'portal-dev-api',
  apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
  configureServer(vite) {
    if (existsSync('.env')) process.loadEnvFile('.env');
    let running: Promise<ServerApp> | undefined;
    const open = async (): Promise<ServerApp> => {
      const { createServerApp } = (await vite.ssrLoadModule('/server/app.ts')) as ServerModule;
      const { readSettings } = (await vite.ssrLoadModule('/server/settings.ts')) as SettingsModule;
      return createServerApp(readSettings(process.env));
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
    vite.httpServer?.once('close', () => void close());
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
      if (served.test(request.url ?? '')) void listener(request, response);
      else next();
    });
  },
});
