import { root } from './build-state.mjs';
import { loadTypescript } from './run-typescript.mjs';

const { runCommand } = await loadTypescript('scripts/new-resource/command.ts');
process.exitCode = await runCommand(process.argv.slice(2), {
  root,
  input: process.stdin,
  output: process.stdout,
});
