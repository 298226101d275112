import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  statfsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Node's own recursive way never comes back where a system refuses new folders with "no such folder", as `/proc` does. */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** One clear sentence about a folder that could not be written to. */
export const unusableFolder = (folder: string, error: unknown): Error => {
  const reason = codeOf(error) === 'ENOSPC' ? 'cannot be written to: its disk is full' : 'is not writable';
  return new Error(`The data folder ${folder} ${reason}.`, { cause: error });
};

const others = 0o077;

/** Takes a file or folder away from other accounts. Throws one clear sentence when it belongs to one of them. */
export const tighten = (path: string): void => {
  try {
    const { mode } = lstatSync(path);
    if (mode & others) chmodSync(path, mode & 0o700);
  } catch (error) {
    // What a running database has just removed needs nothing.
    if (codeOf(error) === 'ENOENT') return;
    throw new Error(
      `Other accounts of this machine may read ${path}, and it cannot be kept from them: give it to the account of the server.`,
      { cause: error },
    );
  }
};

const entriesOf = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** The same for the folder's files and those below it that `isOwn` names. Links are left alone: what they lead to is not the folder's. */
const tightenFolder = (folder: string, isOwn: (name: string) => boolean): void => {
  tighten(folder);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isFile()) tighten(path);
    else if (entry.isDirectory() && isOwn(entry.name)) tightenFolder(path, () => true);
  }
};

/** The folder of the built-in database, within the data folder. */
export const databaseFolder = 'database';

/** Takes a data folder away from other accounts, with what the server has put into it. */
export const tightenDataFolder = (folder: string): void =>
  tightenFolder(folder, (name) => name === databaseFolder);

/**
 * Makes the folder, and those above it, when missing, and takes what is in it away from other accounts. Throws one clear sentence when
 * that cannot be done or the folder cannot be written to.
 */
export const prepareDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  tightenDataFolder(folder);
};

/** From now on every file and folder that this process makes is its own account's alone. */
export const keepFilesPrivate = (): void => void process.umask(others);

/** Bytes that may still be written to a folder's disk; endless where the system does not tell. */
export const spaceIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
