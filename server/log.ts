import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the current work belongs to, also in its background tasks. */
export const requestScope = new AsyncLocalStorage<string>();

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line per event. `event` is a sentence for the operator; what differs from line to line is in `fields`. Never
 * log tokens, passwords, bodies or query strings.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Creates a log that writes each event as one line of JSON, with the id of the request that it belongs to. */
export const createLog = (write: (line: string) => void, now: () => Date = () => new Date()): Log => {
  const line = (level: string) => (event: string, fields?: LogFields) =>
    write(
      `${JSON.stringify({ time: now().toISOString(), level, event, request: requestScope.getStore(), ...fields })}\n`,
    );
  return { info: line('info'), error: line('error') };
};

export const silentLog: Log = { info: () => undefined, error: () => undefined };
