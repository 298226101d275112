import { rm } from 'node:fs/promises';
import type { RunningServer } from '@tests/helpers/server-process.mjs';
import { test } from './fixtures';
import { startOwnServer } from './server';

/** A server for the tests of one file, with the demo data; there once they run. */
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
