import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** Node's own recursive way never comes back where a system refuses new folders with "no such folder", as `/proc` does. */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** One clear sentence about a folder that could not be written to. */
export const unusableFolder = (folder: string, error: unknown): Error => {
  const reason = codeOf(error) === 'ENOSPC' ? 'cannot be written to: its disk is full' : 'is not writable';
  return new Error(`The data folder ${folder} ${reason}.`, { cause: error });
};

/** Makes the folder, and those above it, when missing. Throws one clear sentence when it cannot be made or written to. */
export const prepareDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
};

/** Bytes that may still be written to a folder's disk; endless where the system does not tell. */
export const spaceIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
};
