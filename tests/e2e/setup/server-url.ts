import { inject } from 'vitest';
import { startServer, type RunningServer } from '../../helpers/server-process.mjs';

/** The server of the worker that runs this file; no other worker uses it. */
export const serverUrl = (): string => {
  const url = inject('serverUrls')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (url === undefined) throw new Error('There is no server for this worker');
  return url;
};

/** A server besides, with the demo data as they are at first. */
export const startOwnServer = (): Promise<RunningServer> => startServer({ template: inject('dataTemplate') });
