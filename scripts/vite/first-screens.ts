import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PrerenderedScreen } from '../../src/core/navigation/first-screen.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const buildFolder = fromRoot('node_modules/.cache/portal/first-screens');

/** Builds and imports the program that draws the screens, from the same sources and configuration as the portal. */
const loadRenderer = async (): Promise<() => Promise<readonly PrerenderedScreen[]>> => {
  await build({
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/app/first-screen/draw.tsx', outDir: buildFolder, emptyOutDir: true, sourcemap: false },
  });
  // Node caches modules by URL. The query makes it load the new build.
  const file = `${pathToFileURL(join(buildFolder, 'draw.js')).href}?${Date.now()}`;
  const { prerenderFirstScreens } = (await import(file)) as {
    prerenderFirstScreens: () => Promise<readonly PrerenderedScreen[]>;
  };
  return prerenderFirstScreens;
};

/**
 * Renders the first screens of the public pages and writes them next to the built portal
 * (`.first-screens/<screen>.<language>.json`), from where the server inserts them into the page.
 */
export const firstScreens = (): Plugin => ({
  name: 'portal-first-screens',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const prerenderFirstScreens = await loadRenderer();
    const folder = join(dir, '.first-screens');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const drawn of await prerenderFirstScreens())
      await writeFile(join(folder, `${drawn.screen}.${drawn.language}.json`), JSON.stringify(drawn));
  },
});
