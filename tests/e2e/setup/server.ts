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

/** A server besides, with the demo data as they are at first. */
export const startOwnServer = (): Promise<RunningServer> => startServer({ template: dataTemplate() });
