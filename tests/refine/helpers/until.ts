import { vi } from 'vitest';

/** Waits for a check to pass, long enough for a busy machine. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 });
