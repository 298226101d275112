import type { TestProject } from 'vitest/node';
import { build, isBuilt } from '../../../scripts/build-state.mjs';
import { startServer } from '../../helpers/server-process.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** One built server with demo data for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isBuilt()) build();
  const server = await startServer();
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
