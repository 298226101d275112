import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunkModules } from '@scripts/vite/chunk-modules';

/** Virtual source files. */
const sources = new Map(
  Object.entries({
    'src/types.ts': 'export interface Shape { readonly name: string }',
    'src/used.ts': 'export const used = () => console.log("used");',
    'src/unused.ts': 'export const unused = 1;',
    'node_modules/library/index.ts': 'export const library = () => console.log("library");',
    'src/main.ts': `import type { Shape } from './types.ts';
      import { used } from './used.ts';
      import { unused } from './unused.ts';
      import { library } from '../node_modules/library/index.ts';
      export const none = () => void unused;
      export const run = (shape: Shape) => (used(), library(), shape.name);
      run({ name: '' });`,
  }).map(([path, text]) => [join(process.cwd(), path), text]),
);

const fromHere = {
  name: 'from-here',
  enforce: 'pre' as const,
  resolveId: (source: string, importer = '') => {
    const path = source.startsWith('.') ? join(importer, '..', source) : source;
    return sources.has(path) ? path : undefined;
  },
  load: (id: string) => sources.get(id),
};

it('lists the project’s files in a chunk, without files that contain only types', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [fromHere, chunkModules()],
    build: { write: false, rolldownOptions: { input: join(process.cwd(), 'src/main.ts') } },
  })) as Rolldown.RolldownOutput;
  const named = built.output.find(({ fileName }) => fileName === '.vite/modules.json');
  const [chunk] = built.output;
  expect(JSON.parse(named?.type === 'asset' ? String(named.source) : '')).toEqual({
    [chunk.fileName]: ['src/main.ts', 'src/used.ts'],
  });
});
