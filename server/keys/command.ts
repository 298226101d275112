import { readSettings } from '../settings';
import { keepFilesPrivate } from '../storage/data-folder';
import { rotateKeys } from './rotate-keys';

interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

const option = '--finish';

/** Runs `npm run keys:rotate`. Returns the exit code: 1 when some texts could not be resealed. */
export const runCommand = async (
  args: readonly string[],
  { environment, print }: Surroundings,
): Promise<number> => {
  if (args.some((arg) => arg !== option))
    throw new Error(`npm run keys:rotate takes no other option than -- ${option}.`);
  keepFilesPrivate();
  const isWhole = await rotateKeys(readSettings(environment), { finish: args.includes(option), print });
  return isWhole ? 0 : 1;
};
