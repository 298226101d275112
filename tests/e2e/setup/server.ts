import { openProxy, isPrismRunning } from './proxy';
import { startServer, type RunningServer } from '@tests/helpers/server-process.mjs';

let common: RunningServer | undefined;

/** Sets the server of this worker; no other worker uses it. */
export const useServer = (server: RunningServer): void => {
  common = server;
};

const commonServer = (): RunningServer => {
  if (!common) throw new Error('The server of this worker has not started yet');
  return common;
};

export const serverUrl = (): string => commonServer().url;

/** The outbox of that server. */
export const outboxUrl = (): string => commonServer().outboxUrl;

/** The folder with the data of a first start, which each server copies. */
export const dataTemplate = (): string => {
  const template = process.env['DATA_TEMPLATE'];
  if (template === undefined) throw new Error('The global set-up has made no data to copy');
  return template;
};

/**
 * PGlite is not compiled with optimizations: for a server that runs for a minute, they cost more than they save
 * (docs/decisions/112-length-of-the-test-run.md).
 */
export const nodeFlags = ['--liftoff-only'];

/** Starts a server with the initial demo data. Its calls are validated against the API document, except in `npm test`. */
export const startOwnServer = async (): Promise<RunningServer> => {
  if (!isPrismRunning()) return startServer({ template: dataTemplate(), nodeFlags });
  const proxy = await openProxy();
  const server = await startServer({ template: dataTemplate(), env: { PUBLIC_URL: proxy.url }, nodeFlags });
  proxy.leadTo(server.url);
  const afterProxy = (end: () => Promise<void>) => () => {
    proxy.stop();
    return end();
  };
  return {
    ...server,
    url: proxy.url,
    kill: afterProxy(server.kill),
    pause: afterProxy(server.pause),
    stop: afterProxy(server.stop),
  };
};
