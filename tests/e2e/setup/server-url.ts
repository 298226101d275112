import { inject } from 'vitest';
import { startServer, type RunningServer } from '@tests/helpers/server-process.mjs';

const ofWorker = (urls: readonly string[]): string => {
  const url = urls[Number(process.env['VITEST_POOL_ID']) - 1];
  if (url === undefined) throw new Error('There is no server for this worker');
  return url;
};

/** The server of the worker that runs this file; no other worker uses it. */
export const serverUrl = (): string => ofWorker(inject('serverUrls'));

/** The outbox of that server. */
export const outboxUrl = (): string => ofWorker(inject('outboxUrls'));

/** A server besides, with the demo data as they are at first. */
export const startOwnServer = (): Promise<RunningServer> => startServer({ template: inject('dataTemplate') });
