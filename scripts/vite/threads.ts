import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const ending = '?thread';
const cache = fileURLToPath(new URL('../../node_modules/.cache/threads', import.meta.url));

interface Bundle {
  readonly code: string;
  /** The files that it was made of. */
  readonly files: readonly string[];
}

/** One file of everything that is ours; packages are found in `node_modules` at run time, as those of the server are. */
const bundle = async (file: string): Promise<Bundle> => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: file,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = result.output;
  return { code: chunk.code, files: chunk.moduleIds.filter((id) => existsSync(id)) };
};

/** Under a name of its content, so that processes side by side and a changed source never meet. */
const kept = (name: string, code: string): string => {
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = join(cache, `${name}-${digest}.mjs`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
  return path;
};

/**
 * `import address from './x?thread'` answers the address of a file that a worker thread can start from: emitted by a build, kept
 * beside the packages otherwise. Node 20 runs no TypeScript, and a thread has none of Vite's loaders.
 */
export const threads = (): Plugin => {
  let isBuild = false;
  return {
    name: 'portal-threads',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (source, importer) =>
      source.endsWith(ending) && importer !== undefined
        ? `${resolve(dirname(importer), source.slice(0, -ending.length))}.ts${ending}`
        : undefined,
    resolveFileUrl: ({ fileName, relativePath }) =>
      fileName.endsWith('-thread.js')
        ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`
        : null,
    async load(id) {
      if (!id.endsWith(ending)) return undefined;
      const file = id.slice(0, -ending.length);
      const { code, files } = await bundle(file);
      for (const one of files) this.addWatchFile(one);
      const name = basename(file, '.ts');
      if (!isBuild) return `export default ${JSON.stringify(pathToFileURL(kept(name, code)).href)};\n`;
      const reference = this.emitFile({ type: 'asset', fileName: `threads/${name}.js`, source: code });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};\n`;
    },
  };
};
