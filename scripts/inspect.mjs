import { loadTypescript } from './run-typescript.mjs';

const { inspectCommand } = await loadTypescript('scripts/inspect/command.ts');
process.exitCode = inspectCommand(process.argv.slice(2), (text) => console.log(text));
