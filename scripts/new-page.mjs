import { root } from './build-state.mjs';
import { loadTypescript } from './run-typescript.mjs';

const { runPageCommand } = await loadTypescript('scripts/new-page/command.ts');
process.exitCode = await runPageCommand(process.argv.slice(2), {
  root,
  input: process.stdin,
  output: process.stdout,
});
