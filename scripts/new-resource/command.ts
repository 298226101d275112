import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CommandError } from './checks';
import { kindNames } from './kinds';
import { options, readFlags, readNewResource } from './options';
import { openPrompt, type Prompt } from './prompts';
import { renderFiles } from './render';

const help = `Usage: npm run new:resource -- --name vehicles --field "plate:text" [more flags]
Asks for what the flags leave open, unless they give a name and fields. Existing files are never overwritten.

${Object.entries(options)
  .map(([name, { text }]) => `  --${name.padEnd(18)}${text}`)
  .join('\n')}

Kinds of fields: ${kindNames.join(', ')}. "?" after the kind: the value may be missing.
`;

const successMessage = (paths: readonly string[]): string => `
Written:
  ${paths.join('\n  ')}

Next: "npm run check" tests the resource, "npm run words:review" lists the Spanish texts to review.
docs/adding-a-resource.md explains what else a declaration can contain.
`;

/** Answers a question with its default, without asking. */
const useDefault: Prompt = (_question, initial, parse) => Promise.resolve(parse(initial));

/** Writes all files, or none if one of them exists. */
const writeFiles = async (root: string, files: Readonly<Record<string, string>>): Promise<void> => {
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0)
    throw new CommandError(`Choose another name, or remove what exists: ${existing.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text, { flag: 'wx' });
  }
};

/** Runs `npm run new:resource` in the project's root folder. Returns the exit code. */
export const runCommand = async (
  args: readonly string[],
  { root, input, output }: { readonly root: string; readonly input: Readable; readonly output: Writable },
): Promise<number> => {
  const { prompt, close } = openPrompt(input, output);
  try {
    const flags = readFlags(args);
    if (flags.help) {
      output.write(help);
      return 0;
    }
    const isComplete = flags.name !== undefined && flags.field !== undefined;
    const resource = await readNewResource(flags, isComplete ? useDefault : prompt);
    const files = await renderFiles(root, resource);
    await writeFiles(root, files);
    output.write(successMessage(Object.keys(files)));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.write(`${error.message}\n`);
    return 1;
  } finally {
    close();
  }
};
