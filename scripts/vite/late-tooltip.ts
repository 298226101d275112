import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const late = fileURLToPath(new URL('../../src/lib/late-tooltip.tsx', import.meta.url));

const imports = ['Grow', 'Popper'].map(
  (name) =>
    [
      `import ${name} from "../${name}/index.js";`,
      `import { Late${name} as ${name} } from ${JSON.stringify(late)};`,
    ] as const,
);

/**
 * A tooltip waits for a pointer, yet each button that has one brings the code that places it (popper) and fades it in: 10 kB gz in front of
 * the first rows. Here MUI's `Tooltip` gets both from `src/lib/late-tooltip.tsx`, which fetches them when the page rests.
 */
export const lateTooltip = (): Plugin => ({
  name: 'portal-late-tooltip',
  apply: 'build',
  transform: {
    filter: { id: /@mui\/material\/Tooltip\/Tooltip\.js$/ },
    handler(code) {
      if (!imports.every(([here]) => code.includes(here)))
        this.error('The tooltip of @mui/material has changed: see where it takes Popper and Grow from now');
      return { code: imports.reduce((text, [here, there]) => text.replace(here, there), code), map: null };
    },
  },
});
