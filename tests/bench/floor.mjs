import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/build-state.mjs';

/** The output folder of a floor: `form` or `list`. */
export const floorFolder = (name) => join(root, 'node_modules/.cache/portal/floor', name);

/**
 * Builds the minimal pages that the portal is compared with: a form with MUI fields, react-hook-form and yup, and a
 * list with Refine's core and MUI's grid.
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
