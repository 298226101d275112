import { join } from 'node:path';
import { root } from '@scripts/build-state.mjs';

/** The file that the global setup builds from `portal-code.ts`. */
export const portalCode = join(root, 'node_modules/.cache/portal/journeys/portal-code.js');
