import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Writes next to the manifest which of the project's files each script contains (`.vite/modules.json`), for `npm run
 * size`. Files with only types, or with only unused code, are in none. The server does not serve hidden files.
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
