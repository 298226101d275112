import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Registry = typeof import('../../resources/index');
type Check = typeof import('../../src/core/declaration/mistakes');

/** Returns the files of the resources' folders, from the root of the project. */
const filesOfResources = (root: string): readonly string[] =>
  readdirSync(join(root, 'resources'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `resources/${file}`,
  );

/**
 * `npm run dev`: checks the declarations when the page is loaded, and so after each change of one, because neither compiler
 * nor tests run then. Mistakes are shown in Vite's overlay, with the file, what is wrong and what is possible.
 */
export const checkedDeclarations = (): Plugin => {
  let check = (): Promise<void> => Promise.resolve();
  let hasFailed = false;
  return {
    name: 'portal-declarations',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    configureServer(vite) {
      check = async () => {
        hasFailed = true;
        const { areas, fileOf } = (await vite.ssrLoadModule('/resources/index.ts')) as Registry;
        const { requireNoMistakes } = (await vite.ssrLoadModule(
          '/src/core/declaration/mistakes.ts',
        )) as Check;
        requireNoMistakes(areas, fileOf, filesOfResources(vite.config.root));
        hasFailed = false;
      };
      // The page with the mistakes has loaded no module whose change would reload it.
      vite.watcher.on('change', () => {
        if (hasFailed) vite.ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: { order: 'pre', handler: () => check() },
  };
};
