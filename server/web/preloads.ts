import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The program that an address starts; named as the build's manifest names it. */
const programOf = (pathname: string): string =>
  /^\/thepactform\/*$/.test(pathname) ? 'src/app/start-membership.tsx' : 'src/app/start-portal.tsx';

const filesOf = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
};

/**
 * The scripts that an address needs before it can draw anything, so that the browser fetches them all at once instead of one
 * after another. A build without a manifest has none to name.
 */
export const readPreloads = async (folder: string, pathname: string): Promise<readonly string[]> => {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return [...filesOf(JSON.parse(text) as Manifest, programOf(pathname))].map((file) => `/${file}`);
};
