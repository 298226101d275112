import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './build-state.mjs';

/**
 * Maximum script size of a screen, in kB gz (1 kB = 1000 bytes): everything that its entry and lazy chunks load, each
 * file once. Files that the chunks in `beside` load do not count. `modules` limits how many of the project's files these
 * scripts contain. Files that a page fetches when idle are in neither. The files of texts are listed separately.
 * `--modules` lists the files by folder. A budget leaves some 4 % of room; `formerBudget` and `formerModules` are the
 * limits before that, which code that loads later came close to.
 */
const budgets = JSON.parse(readFileSync(join(root, 'scripts/size-budgets.json'), 'utf8'));

const dist = join(root, 'dist/portal');
const readBuilt = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
const manifest = readBuilt('manifest.json');
const modules = readBuilt('modules.json');

const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: fix scripts/size-budgets.json.`);
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(imported, seen);
  return seen;
};

const gzipSizes = new Map();
const gzipSizeOf = (file) => {
  if (!gzipSizes.has(file))
    gzipSizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 6 }).length);
  return gzipSizes.get(file);
};

const filesOf = (chunks) =>
  new Set(chunks.flatMap((chunk) => [...withImports(chunk)].map((key) => manifest[key].file)));

/** Groups the project's files in these scripts by folder, each once. */
const modulesByFolder = (files) => {
  const folders = new Map();
  for (const path of new Set([...files].flatMap((file) => modules[file]).sort()))
    folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), path]);
  return folders;
};

const words = modules[manifest['virtual:words/portal/en'].file].length;

let failed = 0;
const report = (isOver, text) => {
  if (isOver) failed += 1;
  console.log(`${isOver ? 'OVER ' : 'ok   '}${text}`);
};
for (const { screen, chunks, beside = [], budget, modules: maxModules } of budgets) {
  const excluded = filesOf(beside);
  const files = new Set([...filesOf(chunks)].filter((file) => !excluded.has(file)));
  const kB =
    [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzipSizeOf(file), 0) / 1000;
  report(kB > budget, `${screen}: ${kB.toFixed(1)} kB gz of ${budget} in ${files.size} files`);
  if (maxModules === undefined) continue;
  const folders = modulesByFolder(files);
  const count = [...folders.values()].flat().length;
  report(
    count > maxModules,
    `${screen}: ${count} of ${maxModules} project modules, and ${words} files of texts`,
  );
  if (process.argv.includes('--modules'))
    for (const [folder, paths] of folders) {
      const names = paths.map((path) => path.slice(folder.length + 1));
      console.log(`       ${folder} (${paths.length}): ${names.join(', ')}`);
    }
}
process.exitCode = failed > 0 ? 1 : 0;
