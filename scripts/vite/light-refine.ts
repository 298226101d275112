import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { editCode } from './edit-code.ts';
import { refineEdits } from './refine-edits.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Names of resources come from the locales; nothing is ever made plural by rules of English. */
const plain = 'const same = (text) => text;\nexport default { plural: same, singular: same };';

const pattern = /node_modules\/@refinedev\/(core|mui|react-hook-form)\/dist\/index\.mjs$/;

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
    filter: { id: pattern },
    handler(code, id) {
      const light = editCode(code, refineEdits[pattern.exec(id)?.[1] ?? ''] ?? []);
      if (light === null) this.error(`Refine has changed: see what ${id} looks like now`);
      return { code: light, map: null };
    },
  },
  load: { filter: { id: /node_modules\/pluralize\/pluralize\.js$/ }, handler: () => plain },
});
