/**
 * Whether generated tests run all their cases (`npm run test:full`) instead of a sample (`npm test`). The sample has a fixed seed
 * (`tests/setup/fixed-sample.ts`), so that it gives the same result each time.
 */
export const isFull = process.env['TEST_SCALE'] === 'full';

export const runs = (sample: number, full: number): number => (isFull ? full : sample);

/** Pairs each case with one of the values, alternating so that each value occurs; with all of them in a full run. */
export const alternate = <T, V>(cases: readonly T[], values: readonly V[]): (readonly [T, V])[] =>
  cases.flatMap((one, at) =>
    values.filter((_, index) => isFull || index === at % values.length).map((value) => [one, value] as const),
  );
