import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes beside the manifest which of our files each script of the build is made of (`.vite/modules.json`), for `npm run size`. A file
 * that only holds types, or nothing of which is used, is in none. The server hands out no hidden files.
 */
export const chunkModules = (): Plugin => ({
  name: 'portal-chunk-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const filesOf = (modules: Readonly<Record<string, { readonly renderedLength: number }>>) =>
      Object.entries(modules)
        .filter(([id, { renderedLength }]) => renderedLength > 0 && id.startsWith(root))
        .map(([id]) => relative(root, id))
        .filter((file) => !file.startsWith('node_modules'))
        .sort();
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, filesOf(file.modules)] as const] : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(chunks), null, 1),
    });
  },
});
