import { rm } from 'node:fs/promises';
import type { RunningServer } from '@tests/helpers/server-process.mjs';
import { test } from './fixtures';
import { startOwnServer } from './server';

/** Starts a server with the demo data for the tests of one file. It is available once the tests run. */
export const serverOfFile = (): (() => RunningServer) => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startOwnServer();
  });
  test.afterAll(async () => {
    await server.kill();
    await rm(server.dataFolder, { recursive: true, force: true });
  });
  return () => server;
};
