import { vi } from 'vitest';

/** Waits for what a page will do on a machine that has other work. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 20_000 });
