import { loadTypescript } from './run-typescript.mjs';

const { runTrailCommand } = await loadTypescript('server/trail/command.ts');
process.exitCode = await runTrailCommand('verify', process.argv.slice(2), {
  environment: process.env,
  print: (text) => console.log(text),
});
