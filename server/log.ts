export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Writes one line per event. `event` is a sentence for the operator; what differs from line to line is in `fields`. Never
 * log tokens, passwords, bodies or query strings.
 */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };
