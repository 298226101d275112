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
export const createLog = (write: (line: string) => void, requestId?: () => string | undefined): Log => {
  const line = (level: string) => (event: string, fields?: LogFields) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, event, request: requestId?.(), ...fields })}\n`,
    );
  return { info: line('info'), error: line('error') };
};

export const silentLog: Log = { info: () => undefined, error: () => undefined };
