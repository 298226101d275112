/** The test command that runs, see `scripts/test.mjs`. Undefined by hand. */
const set = process.env.TEST_SET;

/**
 * Returns the patterns of the test files of a kind (`test`, `e2e`) for the test command that runs. `npm test` leaves out
 * `*.all.test.ts`. What `npm run test:all` has in addition are these files, and the whole of `*.sampled.test.ts`, of
 * which `npm test` runs a sample, and all server tests if there is a PostgreSQL database. Without a command, all files
 * match.
 */
export const testFiles = (kind, folder = '**') => ({
  include:
    set === 'rest' && !(folder.includes('server') && process.env.TEST_DATABASE_URL)
      ? [`${folder}/*.{all,sampled}.${kind}.{ts,tsx}`]
      : [`${folder}/*.${kind}.{ts,tsx}`],
  exclude: set === 'fast' ? [`**/*.all.${kind}.{ts,tsx}`] : [],
});
