import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './build-state.mjs';

/**
 * Most script bytes a screen may need, in kB gz (1 kB = 1000 bytes): what its entry and lazy chunks load, each file once. Files that
 * the chunks `beside` load do not count.
 */
const budgets = JSON.parse(readFileSync(join(root, 'scripts/size-budgets.json'), 'utf8'));

const dist = join(root, 'dist/portal');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const withImports = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: correct scripts/size-budgets.json.`);
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(imported, seen);
  return seen;
};

const weights = new Map();
const weigh = (file) => {
  if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(join(dist, file)), { level: 6 }).length);
  return weights.get(file);
};

let failed = 0;
const filesOf = (chunks) =>
  new Set(chunks.flatMap((chunk) => [...withImports(chunk)].map((key) => manifest[key].file)));
for (const { screen, chunks, beside = [], budget } of budgets) {
  const there = filesOf(beside);
  const files = new Set([...filesOf(chunks)].filter((file) => !there.has(file)));
  const kB =
    [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + weigh(file), 0) / 1000;
  const isOver = kB > budget;
  if (isOver) failed += 1;
  console.log(
    `${isOver ? 'OVER ' : 'ok   '}${screen}: ${kB.toFixed(1)} kB gz of ${budget} in ${files.size} files`,
  );
}
process.exitCode = failed > 0 ? 1 : 0;
