import { accessSync, constants, mkdirSync } from 'node:fs';

/** Makes the folder, and those above it, when missing. Throws one clear sentence when it cannot be made or written to. */
export const prepareDataFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} is not writable.`, { cause: error });
  }
};
