import { existsSync } from 'node:fs';
import { loadTypescript } from './run-typescript.mjs';

if (existsSync('.env')) process.loadEnvFile('.env');
const { runMigrationCommand } = await loadTypescript('server/storage/migration-command.ts');
process.exitCode = await runMigrationCommand(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
});
