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

/**
 * Creates a folder and its parents. `mkdirSync` with `recursive` never returns where the system rejects new folders with
 * ENOENT, as `/proc` does.
 */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** Returns an error with one clear sentence about a folder that is not writable. */
export const unusableFolderError = (folder: string, error: unknown): Error => {
  const reason = codeOf(error) === 'ENOSPC' ? 'cannot be written to: its disk is full' : 'is not writable';
  return new Error(`The data folder ${folder} ${reason}.`, { cause: error });
};

const othersMask = 0o077;

/** Removes access to a file or folder for other accounts. Throws one clear sentence when it belongs to another account. */
export const restrictAccess = (path: string): void => {
  try {
    const { mode } = lstatSync(path);
    if (mode & othersMask) chmodSync(path, mode & 0o700);
  } catch (error) {
    // A running database may have removed the file in the meantime.
    if (codeOf(error) === 'ENOENT') return;
    throw new Error(
      `Other accounts on this machine can read ${path}, and the server cannot change that: make its account the owner.`,
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

/**
 * Tightens the folder, its files, and the subfolders that `isOwn` accepts. Skips links, because their targets are outside
 * the folder.
 */
const restrictFolderAccess = (folder: string, isOwn: (name: string) => boolean): void => {
  restrictAccess(folder);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isFile()) restrictAccess(path);
    else if (entry.isDirectory() && isOwn(entry.name)) restrictFolderAccess(path, () => true);
  }
};

/** The folder of the built-in database, inside the data folder. */
export const databaseFolder = 'database';

/** Removes access for other accounts to a data folder and to the files that the server created in it. */
export const restrictDataFolderAccess = (folder: string): void =>
  restrictFolderAccess(folder, (name) => name === databaseFolder);

/**
 * Creates the folder and its parents when they are missing, and removes access to its contents for other accounts. Throws
 * one clear sentence when that fails or the folder is not writable.
 */
export const prepareDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolderError(folder, error);
  }
  restrictDataFolderAccess(folder);
};

/** Makes every file and folder that this process creates from now on accessible to its own account only. */
export const keepFilesPrivate = (): void => void process.umask(othersMask);

/** Returns the free bytes on the folder's disk, or Infinity when the system does not report them. */
export const freeSpaceIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
