import { loadTypescript } from './run-typescript.mjs';

const { runCommand } = await loadTypescript('scripts/check-api/command.ts');
process.exitCode = await runCommand(process.argv.slice(2), {
  environment: process.env,
  print: (text) => console.log(text),
});
