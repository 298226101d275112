import type { TestProject } from 'vitest/node';
import { build, isBuilt } from '../../../scripts/build-state.mjs';
import { startServer } from '../../helpers/server-process.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in their order. */
    serverUrls: readonly string[];
  }
}

/** Built servers with demo data, each with a data folder of its own: files that run side by side share nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  if (!isBuilt()) build();
  const { maxWorkers } = project.vitest.config;
  const servers = await Promise.all(Array.from({ length: maxWorkers }, () => startServer()));
  project.provide(
    'serverUrls',
    servers.map(({ url }) => url),
  );
  return () => Promise.all(servers.map((server) => server.stop()));
}
