import { Mutex } from 'async-mutex';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../data-folder';
import { databaseUnavailable } from '../storage-unavailable';
import type { Database, Engine } from './database';
import { guardedPool } from './guarded-pool';
import { createPglite } from './pglite-client';
import { createPgliteHandle, type PgliteHandle } from './pglite-handle';

const isWrite = (text: string): boolean => /^\s*(insert|update|delete|create|alter)\b/i.test(text);

type AcquireTurn = () => Promise<() => void>;

/** Milliseconds without a prompt statement after which a patient one starts: longer than between two statements of a call. */
const quietTime = 2;
/** How often a patient statement lets others go first, at most. */
const maxTries = 15;

/**
 * PGlite has one connection. Callers wait for it and keep it for the duration of their transaction. Patient callers let
 * others go first, also those that are about to come: a call of many short statements then waits at most once for a long
 * one, and not before each of them.
 */
const createTurns = (): Readonly<Record<'prompt' | 'patient', AcquireTurn>> => {
  const mutex = new Mutex();
  let requests = 0;
  const isQuiet = async () => {
    const before = requests;
    await sleep(quietTime);
    return requests === before && !mutex.isLocked();
  };
  return {
    prompt: () => {
      requests += 1;
      return mutex.acquire();
    },
    patient: async () => {
      for (let tries = 0; tries < maxTries && !(await isQuiet()); tries += 1);
      return mutex.acquire();
    },
  };
};

const poolOf = (handle: PgliteHandle, acquireTurn: AcquireTurn): PostgresPool => ({
  connect: async () => {
    const release = await acquireTurn();
    const pglite = await handle.getClient().catch((error: unknown) => {
      release();
      throw error;
    });
    const query = async (text: string, parameters: readonly unknown[]) => {
      if (handle.isBroken()) {
        // Report the error that broke the database, not the failed rollback.
        if (/^rollback\b/i.test(text)) return { command: 'ROLLBACK', rowCount: 0, rows: [] };
        throw databaseUnavailable();
      }
      if (isWrite(text)) handle.requireSpace();
      try {
        const { rows, affectedRows } = await pglite.query(text, parameters);
        return { command: text.trimStart().slice(0, 6).toUpperCase(), rowCount: affectedRows, rows };
      } catch (error) {
        handle.reportError(error);
        throw error;
      }
    };
    // Kysely's client type also has a cursor overload, which only streaming uses.
    return { query, release } as unknown as PostgresPoolClient;
  },
  end: () => handle.close(),
});

/**
 * Creates the database under a temporary name and then renames it, so that an interrupted first start leaves nothing that
 * looks like a database.
 */
const makeDatabase = async (folder: string): Promise<void> => {
  // PGlite creates its own folder, but not the parents.
  makeFolder(dirname(folder));
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await createPglite(draft)).close();
  renameSync(draft, folder);
};

/** Errors of PGlite's file system have a number and no message. This number is ENOSPC. */
const outOfSpace = 51;

const reasonOf = (error: unknown): string => {
  if ((error as { errno?: unknown }).errno === outOfSpace) return 'its disk is full';
  return (error instanceof Error && error.message) || 'its files cannot be used';
};

/**
 * Opens the database in a folder, which is created when missing, or in memory without one. Throws one clear sentence when
 * that fails. `space` returns the free bytes on a folder's disk.
 */
export const openPglite = async (folder?: string, space?: (folder: string) => number): Promise<Engine> => {
  try {
    if (folder && !existsSync(folder)) await makeDatabase(folder);
    const handle = await createPgliteHandle(folder, space);
    const { prompt, patient } = createTurns();
    const open = (turn: AcquireTurn): Database =>
      new Kysely({ dialect: new PostgresDialect({ pool: guardedPool(poolOf(handle, turn)) }) });
    const db = open(prompt);
    return {
      db,
      patientDb: open(patient),
      isShared: false,
      hasOneConnection: true,
      close: () => db.destroy(),
    };
  } catch (error) {
    throw new Error(`The database in ${folder ?? 'memory'} cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
};
