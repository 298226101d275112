export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One line per event. Callers leave tokens, passwords, bodies and query strings out. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** Writes each event as one line of JSON. */
export const createLog = (write: (line: string) => void, now: () => Date = () => new Date()): Log => {
  const line = (level: string) => (event: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`);
  return { info: line('info'), error: line('error') };
};

export const silentLog: Log = { info: () => undefined, error: () => undefined };
