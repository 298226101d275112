import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@resources';
import { systemClock } from '../api/clock';
import { loadKeys } from '../keys/load-keys';
import { createLog } from '../log';
import { readSettings } from '../settings/read-settings';
import { openStorage } from '../storage/open-storage';
import { resourceTables } from '../storage/resource-tables';
import type { Storage } from '../storage/storage';
import { systemTables } from '../storage/system-tables';
import { eraseValues, type ErasureTarget } from './erasure';
import { serverActor } from './record-event';
import { verifyTrail, type Fault } from './verify';

interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
}

const faults: Readonly<Record<Fault, (row: number) => string>> = {
  missing: (row) => `Row ${row} is missing.`,
  changed: (row) => `Row ${row} was changed.`,
  'not linked': (row) => `Row ${row} does not follow the row before it.`,
  'values changed': (row) => `The values of row ${row} were changed.`,
  'values missing': (row) => `The values of row ${row} are missing, and no erasure accounts for it.`,
  'person changed': (row) => `The name shown in row ${row} differs from the recorded one.`,
  'head changed': () => 'The mark of the last row was not written by this server.',
  'checkpoint changed': () => 'The mark of the rows that were dropped was not written by this server.',
  'cut off': (row) => `The rows from ${row} on are missing.`,
  added: (row) => `Row ${row} was not written by this server.`,
};

const usage = {
  verify: 'npm run trail:verify [-- --expect ROW:DIGEST]',
  erase: 'npm run trail:erase -- --user NUMBER, or --record RESOURCE/NUMBER',
} as const;

type Command = keyof typeof usage;
type ParsedCommand =
  | { readonly command: 'verify'; readonly expected?: { readonly row: number; readonly digest: string } }
  | { readonly command: 'erase'; readonly what: ErasureTarget };

/** Parses the arguments. Returns null when they are invalid. */
const parseArgs = (command: Command, argv: readonly string[]): ParsedCommand | null => {
  const [option, value = '', ...rest] = argv;
  if (rest.length > 0) return null;
  if (command === 'verify') {
    if (option === undefined) return { command };
    const [, row, digest] = /^(\d{1,12}):([\w+/=]{44})$/.exec(value) ?? [];
    return option === '--expect' && row && digest
      ? { command, expected: { row: Number(row), digest } }
      : null;
  }
  if (option === '--user' && /^[1-9]\d{0,9}$/.test(value)) return { command, what: { user: Number(value) } };
  const [, resource, recordId] = /^([a-z-]+)\/([\w-]{1,64})$/.exec(value) ?? [];
  return option === '--record' && resource && recordId ? { command, what: { resource, recordId } } : null;
};

/** Loads `.env`. Existing environment variables override it. */
const loadDotEnv = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env');
};

const open = async ({ environment }: CommandContext) => {
  const settings = readSettings(environment);
  const { dataFolder, databaseUrl, keysFile = join(dataFolder, 'keys.json') } = settings;
  // New keys would match no row.
  if (!existsSync(keysFile)) throw new Error(`There is no key file ${keysFile}.`);
  const { trail } = loadKeys(dataFolder, settings.keysFile);
  const keys = { trail };
  const schemas = [...systemTables, ...resourceTables(resources)];
  const { storage } = await openStorage({ dataFolder, ...(databaseUrl && { databaseUrl }) }, schemas);
  return { storage, keys };
};

type TrailAccess = { readonly storage: Storage; readonly keys: { readonly trail: Uint8Array<ArrayBuffer> } };

const verify = async (
  { storage, keys }: TrailAccess,
  { expected }: Extract<ParsedCommand, { command: 'verify' }>,
  print: CommandContext['print'],
): Promise<number> => {
  const result = await verifyTrail({ storage, keys, resources });
  if (!result.isWhole) {
    print(`The audit trail is broken. ${faults[result.fault](result.row)}`);
    return 1;
  }
  if (expected) {
    const row = await storage.table('audit_trail').first([{ field: 'id', op: 'eq', value: expected.row }]);
    if (row?.['digest'] !== expected.digest) {
      print(`The audit trail is broken. Row ${expected.row} differs from the expected one.`);
      return 1;
    }
  }
  print(
    `The audit trail is complete: ${result.rows} rows, the last is ${result.head.rowId}:${result.head.digest}`,
  );
  return 0;
};

/**
 * Runs a command and returns the exit code. `verify` returns 0 for an intact trail and 1 for a broken one, `erase`
 * returns 0. Both return 2, with one sentence, when they could not run: the folder is in use, the database is not
 * reachable, or the arguments are invalid.
 */
export const runTrailCommand = async (
  command: Command,
  args: readonly string[],
  context: CommandContext,
): Promise<number> => {
  const { print } = context;
  const parsed = parseArgs(command, args);
  if (!parsed) {
    print(`Usage: ${usage[command]}`);
    return 2;
  }
  try {
    loadDotEnv();
    const opened = await open(context);
    try {
      if (parsed.command === 'verify') return await verify(opened, parsed, print);
      const deps = { ...opened, resources, clock: systemClock, log: createLog(print) };
      const count = await eraseValues(deps, serverActor, parsed.what);
      print(`Values erased: ${count}.`);
      return 0;
    } finally {
      await opened.storage.close();
    }
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
};
