import { existsSync } from 'node:fs';
import { fail } from './require-node.mjs';
import { loadTypescript } from './run-typescript.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
const { runCommand } = await loadTypescript('server/keys/command.ts');
try {
  process.exitCode = await runCommand(process.argv.slice(2), {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  fail(error.message);
}
