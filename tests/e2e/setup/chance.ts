/** A stream of chances that is the same for the same seed (mulberry32). */
export const createChance = (seed: number) => {
  let state = seed;
  /** From 0 up to, but without, 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    /** True in so many of a hundred. */
    happens: (percent: number): boolean => next() * 100 < percent,
    oneOf: <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0],
  };
};

export type Chance = ReturnType<typeof createChance>;
