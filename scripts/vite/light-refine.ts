import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { editCode } from './edit-code.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Names of resources come from the locales; nothing is ever made plural by rules of English. */
const plain = 'const same = (text) => text;\nexport default { plural: same, singular: same };';

/** A function that is given its name by a call stays in the bundle although nobody calls it. */
const naming = /^__name\(\w+, "[^"]*"\);$/gm;

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
  transform: {
    filter: { id: /node_modules\/@refinedev\/(?:core|mui)\/dist\/index\.mjs$/ },
    handler(code) {
      const light = editCode(code, [{ find: naming, put: '' }]);
      if (light === null) this.error('Refine has changed: see how its functions get their names now');
      return { code: light, map: null };
    },
  },
  load: { filter: { id: /node_modules\/pluralize\/pluralize\.js$/ }, handler: () => plain },
});
