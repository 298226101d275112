import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const suffix = '?thread';
const cache = fileURLToPath(new URL('../../node_modules/.cache/threads', import.meta.url));

interface Bundle {
  readonly code: string;
  /** The source files of the bundle. */
  readonly files: readonly string[];
}

/**
 * Bundles all of the project's code into one file. Packages are loaded from `node_modules` at run time, like those of the
 * server.
 */
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

/** Stores the file under a content hash, so that parallel processes and changed sources never conflict. */
const writeToCache = (name: string, code: string): string => {
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const path = join(cache, `${name}-${digest}.mjs`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const tempPath = `${path}.${process.pid}`;
  writeFileSync(tempPath, code);
  renameSync(tempPath, path);
  return path;
};

/**
 * `import address from './x?thread'` returns the URL of a file that a worker thread can start from: emitted by a build,
 * otherwise stored in the cache in `node_modules`. Node 20 cannot run TypeScript, and a thread has none of Vite's
 * loaders.
 */
export const threads = (): Plugin => {
  let isBuild = false;
  return {
    name: 'portal-threads',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (source, importer) =>
      source.endsWith(suffix) && importer !== undefined
        ? `${resolve(dirname(importer), source.slice(0, -suffix.length))}.ts${suffix}`
        : undefined,
    resolveFileUrl: ({ fileName, relativePath }) =>
      fileName.endsWith('-thread.js')
        ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`
        : null,
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      const { code, files } = await bundle(file);
      for (const one of files) this.addWatchFile(one);
      const name = basename(file, '.ts');
      if (!isBuild)
        return `export default ${JSON.stringify(pathToFileURL(writeToCache(name, code)).href)};\n`;
      const reference = this.emitFile({ type: 'asset', fileName: `threads/${name}.js`, source: code });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};\n`;
    },
  };
};
