import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Keys } from '../api/deps';
import { newKey } from '../api/key-ring';
import { readKeyFile, writeKeyFile } from './key-file';
import { makeFolder, prepareDataFolder, restrictAccess, unusableFolderError } from '../storage/data-folder';

const newKeys = (): Keys => ({
  token: [newKey()],
  encryption: [newKey()],
  lookup: new Uint8Array(randomBytes(32)),
  trail: new Uint8Array(randomBytes(32)),
});

/**
 * Throws when the keys were left behind in the data folder: new keys could not open the stored data, and no error would
 * show it.
 */
const requireNoLeftoverKeys = (dataFolder: string, file: string): void => {
  const defaultFile = join(dataFolder, 'keys.json');
  if (resolve(defaultFile) !== resolve(file) && existsSync(defaultFile))
    throw new Error(`KEYS_FILE is ${file}, which does not exist. Move ${defaultFile} there.`);
};

const prepareFolderOf = (file: string): void => {
  const folder = join(file, '..');
  try {
    makeFolder(folder);
  } catch (error) {
    throw unusableFolderError(folder, error);
  }
};

/**
 * Loads the keys from the data folder, or from `keysFile` when given. Creates them at the first start, readable by the
 * server's account only. Throws one clear sentence when they cannot be written or the file is damaged.
 */
export const loadKeys = (dataFolder: string, keysFile?: string): Keys => {
  prepareDataFolder(dataFolder);
  const file = keysFile ?? join(dataFolder, 'keys.json');
  const present = readKeyFile(file);
  if (present?.isComplete) {
    restrictAccess(file);
    return present.keys;
  }
  if (!present) requireNoLeftoverKeys(dataFolder, file);
  prepareFolderOf(file);
  const keys = present?.keys ?? newKeys();
  writeKeyFile(file, keys);
  return keys;
};
