import { isTimeout, statusOf } from '@lib/api-failure';

const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** Returns the delay before the n-th retry (from 0), in milliseconds. */
export type RetryDelay = (repetition: number) => number;

/** 1 s, doubled each time, 30 s at most. */
export const retryDelay: RetryDelay = (repetition) => Math.min(firstDelayMs * 2 ** repetition, maxDelayMs);

/** Status codes that a retry cannot change. */
const finalStatuses = [400, 403, 404, 410, 422];

/**
 * Retries a request of the guards up to two times. A final status and a timeout are not retried, so that users do not
 * wait for "not found".
 */
export const withRetries = async <T>(
  work: () => Promise<T>,
  delay: RetryDelay,
  repetition = 0,
): Promise<T> => {
  try {
    return await work();
  } catch (reason) {
    if (repetition >= 2 || isTimeout(reason) || finalStatuses.includes(statusOf(reason) ?? 0)) throw reason;
    await new Promise((resolve) => setTimeout(resolve, delay(repetition)));
    return withRetries(work, delay, repetition + 1);
  }
};
