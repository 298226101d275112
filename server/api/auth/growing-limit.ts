import type { ApiDeps } from '../deps';
import type { GrowingLimit, Limit } from '../limits';
import { attemptsOf, countAttempt, forgetAttempts, takeBackAttempt } from './attempts';

type Deps = Pick<ApiDeps, 'storage' | 'clock'>;

const recent = (key: string) => `${key}:recent`;
const inARow = (key: string) => `${key}:row`;

/** How many tries there are in the round that begins after `tries`, and how long it lasts. */
const roundAfter = (tries: number, { count, within, longest, slowAfter }: GrowingLimit): Limit => {
  const rounds = Math.floor(tries / count);
  return { count: tries < slowAfter ? count : 1, within: Math.min(within * 2 ** rounds, longest) };
};

/**
 * Counts a try and refuses with 429 after too many. Each round of wrong tries doubles the wait after it, up to the longest. Answers
 * what takes the try back when it was right: that of others stays counted, so that an own success between them resets nothing.
 */
export const countGrowing = async (
  deps: Deps,
  key: string,
  limit: GrowingLimit,
): Promise<() => Promise<void>> => {
  const row = { count: Number.MAX_SAFE_INTEGER, within: limit.remembered };
  const round = roundAfter(await attemptsOf(deps, inARow(key), row), limit);
  await countAttempt(deps, recent(key), round);
  await countAttempt(deps, inARow(key), row);
  return async () => {
    await takeBackAttempt(deps, recent(key), round);
    await takeBackAttempt(deps, inARow(key), row);
  };
};

export const forgetGrowing = async (deps: Deps, key: string): Promise<void> => {
  await forgetAttempts(deps.storage, recent(key));
  await forgetAttempts(deps.storage, inARow(key));
};
