/**
 * How many cases a generated test runs: the small number in the test command, the large one in `npm run test:full`. Seeds are fixed in
 * the first (`tests/setup/fixed-sample.ts`), so that it says the same each time.
 */
export const isFull = process.env['TEST_SCALE'] === 'full';

export const runs = (sample: number, full: number): number => (isFull ? full : sample);

/** Each case with one of the values, in turn, so that each value occurs; with all of them in a full run. */
export const inTurn = <T, V>(cases: readonly T[], values: readonly V[]): (readonly [T, V])[] =>
  cases.flatMap((one, at) =>
    values.filter((_, index) => isFull || index === at % values.length).map((value) => [one, value] as const),
  );
