import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { DrawnScreen } from '../../src/core/navigation/first-screen.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const workplace = here('node_modules/.cache/portal/first-screens');

/** Builds and imports the program that draws the screens, from the same sources and configuration as the portal. */
const fetchDrawing = async (): Promise<() => Promise<readonly DrawnScreen[]>> => {
  await build({
    configFile: here('vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/app/first-screen/draw.tsx', outDir: workplace, emptyOutDir: true, sourcemap: false },
  });
  // Node caches modules by URL. The query makes it load the new build.
  const file = `${pathToFileURL(join(workplace, 'draw.js')).href}?${Date.now()}`;
  const { drawFirstScreens } = (await import(file)) as {
    drawFirstScreens: () => Promise<readonly DrawnScreen[]>;
  };
  return drawFirstScreens;
};

/**
 * Renders the first screens of the public pages and writes them next to the built portal
 * (`.first-screens/<screen>.<language>.json`), from where the server inserts them into the page.
 */
export const firstScreens = (): Plugin => ({
  name: 'portal-first-screens',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const drawFirstScreens = await fetchDrawing();
    const folder = join(dir, '.first-screens');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const drawn of await drawFirstScreens())
      await writeFile(join(folder, `${drawn.screen}.${drawn.language}.json`), JSON.stringify(drawn));
  },
});
