import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areas, fileOf, resources } from '@resources';
import { requireNoMistakes } from '@core/declaration/mistakes';
import { readSettings } from '../settings/read-settings';
import { databaseFolder, keepFilesPrivate } from './data-folder';
import { openEngine } from './open-storage';
import { resourceTables } from './resource-tables';
import { dropData } from './sql/drop-data';
import type { Engine } from './sql/database';
import { planMigration } from './sql/migrate';
import { systemTables } from './system-tables';
import type { TableSchema } from './table-schema';

interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  /** The tables of the server, of its declared resources when absent. */
  readonly schemas?: readonly TableSchema[];
}

const usage =
  'Usage: npm run migration -- --plan, or npm run migration -- --drop TABLE, or --drop TABLE.COLUMN';

/** Returns the table or column to drop, null for a plan, and undefined for invalid arguments. */
const parseArgs = ([option, target, ...rest]: readonly string[]): string | null | undefined => {
  if (option === '--plan' && target === undefined) return null;
  const isTarget = target !== undefined && /^[\w-]+(\.\w+)?$/.test(target);
  return option === '--drop' && isTarget && rest.length === 0 ? target : undefined;
};

/** Prints what the start would do. Returns 1 when it would refuse. */
const printPlan = async (
  { db }: Engine,
  schemas: readonly TableSchema[],
  print: CommandContext['print'],
): Promise<number> => {
  const { steps, refusals, left } = await planMigration(db, schemas);
  for (const line of [...steps, ...left]) print(line);
  if (refusals.length > 0) {
    print('The server would not start:');
    for (const reason of refusals) print(reason);
    return 1;
  }
  print(steps.length > 0 ? 'The server would start. Nothing was changed.' : 'Nothing is to be changed.');
  return 0;
};

/**
 * Runs `npm run migration`. Returns the exit code: for `--plan` 0 when the server could start and 1 when it would refuse,
 * for `--drop` 0 when something was dropped and 1 when not. 2, with one sentence, when the command could not run: the
 * folder is in use, the database is not reachable, or the arguments are invalid.
 */
export const runMigrationCommand = async (
  args: readonly string[],
  { environment, print, schemas = [...systemTables, ...resourceTables(resources)] }: CommandContext,
): Promise<number> => {
  const target = parseArgs(args);
  const fail = (code: number) => (error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return code;
  };
  if (target === undefined) return fail(2)(usage);
  try {
    requireNoMistakes(areas, fileOf);
  } catch (error) {
    return fail(1)(error);
  }
  try {
    keepFilesPrivate();
    const { dataFolder, databaseUrl } = readSettings(environment);
    if (!databaseUrl && !existsSync(join(dataFolder, databaseFolder))) {
      print(`There is no database in ${dataFolder} yet. The first start creates it.`);
      return target === null ? 0 : 1;
    }
    const engine = await openEngine({ dataFolder, ...(databaseUrl && { databaseUrl }) });
    try {
      if (target === null) return await printPlan(engine, schemas, print);
      return await dropData(engine.db, schemas, target).then((done) => {
        print(done);
        return 0;
      }, fail(1));
    } finally {
      await engine.close();
    }
  } catch (error) {
    return fail(2)(error);
  }
};
