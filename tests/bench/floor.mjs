import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/build-state.mjs';

/** Where a floor is built: `form` or `list`. */
export const floorFolder = (name) => join(root, 'node_modules/.cache/portal/floor', name);

/**
 * Builds the bare pages that the portal is measured beside: a form of MUI's fields with react-hook-form and yup, and a list of Refine's
 * core with MUI's grid; nothing else.
 */
export const buildFloors = async () => {
  for (const name of ['form', 'list'])
    await build({
      configFile: join(root, 'tests/bench/floor/vite.config.ts'),
      root: join(root, 'tests/bench/floor', name),
      logLevel: 'warn',
      build: { outDir: floorFolder(name), emptyOutDir: true },
    });
};
