import { root } from './build-state.mjs';
import { loadTypescript } from './run-typescript.mjs';

const { markedFiles } = await loadTypescript('scripts/review/marks.ts');
const files = markedFiles(root);
console.log(files.length > 0 ? files.join('\n') : 'No texts wait for review.');
// For a release: `npm run words:review -- --strict` fails while texts wait for review.
if (process.argv.includes('--strict') && files.length > 0) process.exitCode = 1;
