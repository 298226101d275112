import { readSettings } from '../settings/read-settings';
import { keepFilesPrivate } from '../storage/data-folder';
import { rotateKeys } from './rotate-keys';

interface CommandContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

const finishOption = '--finish';

/** Runs `npm run keys:rotate`. Returns the exit code: 1 when some texts could not be resealed. */
export const runCommand = async (
  args: readonly string[],
  { environment, print }: CommandContext,
): Promise<number> => {
  if (args.some((arg) => arg !== finishOption))
    throw new Error(`npm run keys:rotate takes no other option than -- ${finishOption}.`);
  keepFilesPrivate();
  const isComplete = await rotateKeys(readSettings(environment), {
    finish: args.includes(finishOption),
    print,
  });
  return isComplete ? 0 : 1;
};
