/** Whether generated tests run all their cases (`npm run test:full`) instead of a sample with a fixed seed. */
export const isFull = process.env['TEST_SCALE'] === 'full';

/** Whether this is `npm test`. It takes a sample of the cases of files named `*.sampled.test.ts`. */
const isFast = process.env['TEST_SET'] === 'fast';

/** Returns the cases; in `npm test` only one in `every`, starting with the first. */
export const sampleOf = <T>(cases: readonly T[], every: number): readonly T[] =>
  isFast ? cases.filter((_, at) => at % every === 0) : cases;

/** Returns how often a property runs: in `npm test` one time in `every`. */
export const sampleCount = (count: number, every: number): number =>
  isFast ? Math.ceil(count / every) : count;

export const runs = (sample: number, full: number): number => (isFull ? full : sample);

/** Pairs each case with one of the values, alternating so that each value occurs; with all of them in a full run. */
export const alternate = <T, V>(cases: readonly T[], values: readonly V[]): (readonly [T, V])[] =>
  cases.flatMap((one, at) =>
    values.filter((_, index) => isFull || index === at % values.length).map((value) => [one, value] as const),
  );
