/** The server's time in milliseconds since 1970, injected so that tests can control it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
