import { EventEmitter } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { devApi } from '@scripts/vite/dev-api';

/** Runs the plugin in a dev server whose modules record what is opened and closed. */
const setUp = async () => {
  const events: string[] = [];
  const note = (event: string) => () => {
    events.push(event);
    return Promise.resolve();
  };
  let opened = 0;
  const modules: Readonly<Record<string, object>> = {
    '/server/storage/open-storage.ts': {
      openEngine: () => {
        events.push('open database');
        return Promise.resolve({ close: note('close database') });
      },
    },
    '/server/settings/read-settings.ts': { readSettings: () => ({ dataFolder: 'data' }) },
    '/server/app.ts': {
      createServerApp: (
        _settings: object,
        _log: undefined,
        { engine }: { engine: { close(): Promise<void> } },
      ) => {
        opened += 1;
        const answer = String(opened);
        events.push(`open ${answer}`);
        return Promise.resolve({
          fetch: () => new Response(answer),
          outbox: null,
          outboxFetch: null,
          close: () => engine.close().then(note(`close ${answer}`)),
        });
      },
    },
  };
  const watcher = new EventEmitter();
  const httpServer = Object.assign(new EventEmitter(), { address: () => null });
  let handle: RequestListener = () => undefined;
  const vite = {
    watcher,
    httpServer,
    config: { logger: { info: vi.fn(), error: vi.fn() } },
    middlewares: { use: (middleware: RequestListener) => (handle = middleware) },
    ssrLoadModule: (path: string) => Promise.resolve(modules[path]),
  };
  const { configureServer } = devApi();
  if (typeof configureServer === 'function')
    await configureServer.call({} as never, vite as unknown as ViteDevServer);
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    events,
    change: (path: string) => watcher.emit('change', `/portal/${path}`),
    stop: () => httpServer.emit('close'),
    call: async () => (await fetch(`http://127.0.0.1:${port}/api/v1/users`)).text(),
  };
};

const start = ['open database', 'open 1'];

test('a change of a declaration opens the API again without a call, with the same database', async () => {
  const { call, change, events } = await setUp();
  expect(await call()).toBe('1');
  change('resources/claims/resource.ts');
  await vi.waitFor(() => expect(events).toEqual([...start, 'close 1', 'open 2']));
  expect(await call()).toBe('2');
});

test('several changes at once open the API once', async () => {
  const { call, change, events } = await setUp();
  await call();
  for (const path of [
    'resources/ports/resource.ts',
    'locales/en/resources/ports.ts',
    'resources/ports/server/seed.ts',
  ])
    change(path);
  await vi.waitFor(() => expect(events).toContain('open 2'));
  expect(await call()).toBe('2');
  expect(events).toEqual([...start, 'close 1', 'open 2']);
});

test('a change of the storage opens the database again', async () => {
  const { call, change, events } = await setUp();
  await call();
  change('server/storage/sql/migrate.ts');
  await vi.waitFor(() => expect(events).toContain('open 2'));
  expect(events).toEqual([...start, 'close 1', 'close database', 'open database', 'open 2']);
});

test('a change of a screen, and a change before the first call, open nothing', async () => {
  const { call, change, events } = await setUp();
  change('resources/claims/resource.ts');
  expect(await call()).toBe('1');
  change('src/ui/list/list-page.tsx');
  change('resources/my-clients/ui/amount-due.cell.tsx');
  expect(await call()).toBe('1');
  expect(events).toEqual(start);
});

test('the end of the dev server closes API and database', async () => {
  const { call, stop, events } = await setUp();
  await call();
  stop();
  await vi.waitFor(() => expect(events).toEqual([...start, 'close 1', 'close database']));
});
