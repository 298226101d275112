import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './checks';
import { openPrompt, type Prompt } from './prompts';

/** Where a generator writes, asks and prints. */
export interface Terminal {
  /** The project's folder. */
  readonly root: string;
  readonly input: Readable;
  readonly output: Writable;
}

type Files = Readonly<Record<string, string>>;

/** Answers a question with its default, without asking. */
export const useDefault: Prompt = (_question, initial, parse) => Promise.resolve(parse(initial));

/** Returns the text of flags with their meanings, for the help of a command. */
export const flagsText = (options: Readonly<Record<string, { readonly text: string }>>): string =>
  Object.entries(options)
    .map(([name, { text }]) => `  --${name.padEnd(18)}${text}`)
    .join('\n');

/** Returns the error for flags that the command does not have. */
export const flagError = (error: unknown, command: string): CommandError => {
  const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
  return new CommandError(`${reason}: "npm run ${command} -- --help" lists the flags.`);
};

/** Writes all files, or none if one of them exists. */
const writeFiles = async (root: string, files: Files): Promise<void> => {
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0)
    throw new CommandError(`Choose another name, or remove what exists: ${existing.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text, { flag: 'wx' });
  }
};

/**
 * Runs a generator. `generate` returns the files by path, or the help to print; `next` says what to do with the files.
 * Returns the exit code: 1 for a CommandError, which is printed.
 */
export const writeNew = async (
  { root, input, output }: Terminal,
  next: string,
  generate: (prompt: Prompt) => Promise<Files | string>,
): Promise<number> => {
  const { prompt, close } = openPrompt(input, output);
  try {
    const generated = await generate(prompt);
    if (typeof generated === 'string') {
      output.write(generated);
      return 0;
    }
    await writeFiles(root, generated);
    output.write(`\nWritten:\n  ${Object.keys(generated).join('\n  ')}\n\n${next}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.write(`${error.message}\n`);
    return 1;
  } finally {
    close();
  }
};
