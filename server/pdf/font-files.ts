/**
 * Reads a file from the folders where Node looks for packages. `require.resolve` does not work, because some packages
 * only list their code in `exports`.
 */
const readInstalled = (path: string): Promise<Uint8Array> => {
  // Not imported, because a browser build has no such modules.
  const { existsSync, promises } = process.getBuiltinModule('node:fs');
  const { createRequire } = process.getBuiltinModule('node:module');
  const folders = createRequire(import.meta.url).resolve.paths(path) ?? [];
  const file = folders.map((folder) => `${folder}/${path}`).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`the font ${path} is not installed`);
  return promises.readFile(file);
};

/** Fetches a font file from the demo's build. */
const fetchBuilt = async (path: string): Promise<Uint8Array> => {
  const urls = import.meta.glob<string>(
    [
      '/node_modules/@expo-google-fonts/noto-sans*/{400Regular,400Regular_Italic,700Bold}/*.ttf',
      '/node_modules/@embedpdf/fonts-*/fonts/*-{Regular,Bold}.{ttf,otf}',
    ],
    { exhaustive: true, query: '?url', import: 'default' },
  );
  const url = await urls[`/node_modules/${path}`]?.();
  if (url === undefined) throw new Error(`the font ${path} is not in this build`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the font ${path} cannot be fetched`);
  return new Uint8Array(await answer.arrayBuffer());
};

// Server builds drop the other branch because of `SSR`. Tests of the portal also run in Node.
const isOnServer = import.meta.env.SSR || 'process' in globalThis;

/** Returns the bytes of a file in a font package: on a server from `node_modules`, in a browser from the web server. */
export const readFont = async (path: string): Promise<Uint8Array> =>
  isOnServer ? readInstalled(path) : fetchBuilt(path);
