import { openProxy } from './proxy';
import { startServer, type RunningServer } from '@tests/helpers/server-process.mjs';

let common: RunningServer | undefined;

/** The server of the worker that runs this file; no other worker uses it. */
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

/** The data of a first start, to be copied. */
export const dataTemplate = (): string => {
  const template = process.env['DATA_TEMPLATE'];
  if (template === undefined) throw new Error('The global set-up has made no data to copy');
  return template;
};

/** PGlite is not compiled for speed, which costs a server that lives for a minute more than it saves (docs/decisions/155). */
export const nodeFlags = ['--liftoff-only'];

/** A server with the demo data as they are at first. Its calls are held to the API's document. */
export const startOwnServer = async (): Promise<RunningServer> => {
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
