/** Looks where Node looks for packages; `resolve` would not do, as some packages name only their code in `exports`. */
const readPackaged = async (path: string): Promise<Uint8Array> => {
  const [{ existsSync }, { readFile }, { createRequire }] = await Promise.all([
    import('node:fs'),
    import('node:fs/promises'),
    import('node:module'),
  ]);
  const folders = createRequire(import.meta.url).resolve.paths(path) ?? [];
  const file = folders.map((folder) => `${folder}/${path}`).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`the font ${path} is not installed`);
  return readFile(file);
};

/** The bytes of a file in a font's package: on a server from `node_modules`, in a browser from where the demo was built to. */
export const readFont = async (path: string): Promise<Uint8Array> => {
  if (import.meta.env.SSR) return readPackaged(path);
  const { fontUrl } = await import('./font-urls');
  const answer = await fetch(fontUrl(path));
  if (!answer.ok) throw new Error(`the font ${path} cannot be fetched`);
  return new Uint8Array(await answer.arrayBuffer());
};
