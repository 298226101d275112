import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log, LogFields } from './log';

/** The id of the request that the current work belongs to, also in its background tasks. */
export const requestScope = new AsyncLocalStorage<string>();

/** Creates a log that writes each event as one line of JSON, with the id of the request that it belongs to. */
export const createLog = (write: (line: string) => void, now: () => Date = () => new Date()): Log => {
  const line = (level: string) => (event: string, fields?: LogFields) =>
    write(
      `${JSON.stringify({ time: now().toISOString(), level, event, request: requestScope.getStore(), ...fields })}\n`,
    );
  return { info: line('info'), error: line('error') };
};
