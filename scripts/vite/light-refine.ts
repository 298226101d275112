import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Names of resources come from the locales; nothing is ever made plural by rules of English. */
const plain = 'const same = (text) => text;\nexport default { plural: same, singular: same };';

/**
 * Refine brings a reader of nested queries and the English plural rules into every page of the portal, which uses neither, and
 * react-router's published entry is the one for development. 17 kB gz less.
 */
export const lightRefine = (): Plugin => ({
  name: 'portal-light-refine',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        { find: /^qs$/, replacement: here('src/lib/flat-query.ts') },
        { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
        {
          find: /^react-router\/dom$/,
          replacement: here('node_modules/react-router/dist/production/dom-export.mjs'),
        },
      ],
    },
  }),
  load: { filter: { id: /node_modules\/pluralize\/pluralize\.js$/ }, handler: () => plain },
});
