import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The only replaced library, for the dev server, the builds and the tests: saves 10 kB gz on every page with Refine. */
export const aliases = { qs: fromRoot('src/lib/qs.ts') };
