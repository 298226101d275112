import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { build, isBuilt } from '@scripts/build-state.mjs';
import { findBrowser } from '@scripts/find-browser.mjs';
import { startServer } from '@tests/helpers/server-process.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in their order. */
    serverUrls: readonly string[];
    /** The outbox of each of them. */
    outboxUrls: readonly string[];
    /** Data as a first start makes them, for more servers. */
    dataTemplate: string;
  }
}

/** Built servers with demo data, each with a data folder of its own: files that run side by side share nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  if (!isBuilt()) build();
  // Found, and unpacked where need be, once: the workers take it from here.
  process.env['CHROMIUM_PATH'] = (await findBrowser()).executablePath;
  const { maxWorkers } = project.config;
  const first = await startServer();
  await first.pause();
  const template = first.dataFolder;
  project.provide('dataTemplate', template);
  const servers = await Promise.all(Array.from({ length: maxWorkers }, () => startServer({ template })));
  project.provide(
    'serverUrls',
    servers.map(({ url }) => url),
  );
  project.provide(
    'outboxUrls',
    servers.map(({ outboxUrl }) => outboxUrl),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(template, { recursive: true, force: true });
  };
}
