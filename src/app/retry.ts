import { isOverdue, statusOf } from '@lib/api-failure';

const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

/** Wait before the n-th repetition (from 0), in milliseconds. */
export type RetryDelay = (repetition: number) => number;

/** 1 s, doubled each time, 30 s at most. */
export const retryDelay: RetryDelay = (repetition) =>
  Math.min(firstDelayMs * 2 ** repetition, longestDelayMs);

/** Refusals that another try cannot change. */
const final = [400, 403, 404, 410, 422];

/** Repeats what the guards need up to two times; a definite answer counts at once, so that users do not wait for "not found". */
export const retrying = async <T>(work: () => Promise<T>, delay: RetryDelay, repetition = 0): Promise<T> => {
  try {
    return await work();
  } catch (reason) {
    if (repetition >= 2 || isOverdue(reason) || final.includes(statusOf(reason) ?? 0)) throw reason;
    await new Promise((resolve) => setTimeout(resolve, delay(repetition)));
    return retrying(work, delay, repetition + 1);
  }
};
