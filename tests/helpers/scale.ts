/**
 * How many cases a generated test runs: the small number in the test command, the large one in `npm run test:full`. Seeds are fixed in
 * the first (`tests/setup/fixed-sample.ts`), so that it says the same each time.
 */
export const isFull = process.env['TEST_SCALE'] === 'full';

export const runs = (sample: number, full: number): number => (isFull ? full : sample);
