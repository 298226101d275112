/** Looks where Node looks for packages; `resolve` would not do, as some packages name only their code in `exports`. */
const readInstalled = (path: string): Promise<Uint8Array> => {
  // Not imported: a browser's build has no such modules.
  const { existsSync, promises } = process.getBuiltinModule('node:fs');
  const { createRequire } = process.getBuiltinModule('node:module');
  const folders = createRequire(import.meta.url).resolve.paths(path) ?? [];
  const file = folders.map((folder) => `${folder}/${path}`).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`the font ${path} is not installed`);
  return promises.readFile(file);
};

/** From where the demo was built to. */
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

// A build for a server leaves the other way out; tests of the portal run in Node as well.
const isOnServer = import.meta.env.SSR || 'process' in globalThis;

/** The bytes of a file in a font's package: on a server from `node_modules`, in a browser from the server. */
export const readFont = async (path: string): Promise<Uint8Array> =>
  isOnServer ? readInstalled(path) : fetchBuilt(path);
