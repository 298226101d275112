import { fileURLToPath } from 'node:url';
import type { Edit } from './edit-code.ts';

const lodash = fileURLToPath(new URL('../../src/lib/light-lodash.ts', import.meta.url));

/** Its own few lines in the place of lodash's function. */
const ownLodash: Edit = {
  find: /^import (\w+) from "lodash-es\/(get|has|isEqual|unionWith)\.js";$/gm,
  put: `import { $2 as $1 } from "${lodash}";`,
};

/** A function that is given its name by a call stays in the bundle although nobody calls it. */
const naming: Edit = { find: /^__name\(\w+, "[^"]*"\);$/gm, put: '' };

const instead = (name: string, put: string): Edit => ({
  find: new RegExp(String.raw`^var ${name} = /\* @__PURE__ \*/ __name\([^]*?^\}, "${name}"\);$`, 'm'),
  put: `var ${name} = ${put};`,
});

const core: readonly Edit[] = [
  naming,
  ownLodash,
  // Nobody takes options from `useSelect`: `useAutocomplete` makes its own from the answer.
  { find: /const combinedOptions = useMemo4\([^]*?\n {2}\);$/m, put: 'const combinedOptions = [];' },
  { find: /typeof window !== "undefined" \? notifications\.map\([^]*?\)\) : null\);$/m, put: 'null);' },
  // Switched off by the portal's options, or said to its developers alone.
  { find: /!disableTelemetryWithDefault && [^,]*, null\)/, put: 'null' },
  { find: /!disableRouteChangeHandler && [^,]*, null\)/, put: 'null' },
  instead('useRouterMisuseWarning', '() => undefined'),
  { find: /^ {2}icon: \/\* @__PURE__ \*\/ React2\.createElement\([^]*?^ {2}\),$/m, put: '  icon: null,' },
  { find: /(?<=^var Link = )(?=forwardRef\()/m, put: '/* @__PURE__ */ ' },
];

/** By the package's name. */
export const refineEdits: Readonly<Record<string, readonly Edit[]>> = {
  core,
  mui: [naming, ownLodash],
  'react-hook-form': [ownLodash],
};
