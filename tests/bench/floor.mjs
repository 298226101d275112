import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/build-state.mjs';

/** Where the floor is built. */
export const floorFolder = join(root, 'node_modules/.cache/portal/floor');

/**
 * Builds the bare page that the portal is measured beside: a form of MUI's fields with react-hook-form and yup, and nothing
 * else.
 */
export const buildFloor = () =>
  build({
    configFile: join(root, 'tests/bench/floor/vite.config.ts'),
    root: join(root, 'tests/bench/floor'),
    logLevel: 'warn',
    build: { outDir: floorFolder, emptyOutDir: true },
  });
