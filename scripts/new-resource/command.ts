import type { Readable, Writable } from 'node:stream';
import { help } from './help';
import { planFiles, writeFiles } from './plan';
import { readProject } from './project';
import { promptForRest } from './prompts';
import { readFlags, buildNewResource, type Answers } from './read-arguments';
import { CommandError } from './spec';

interface CommandContext {
  /** The project's root folder. */
  readonly root: string;
  readonly input: Readable;
  readonly output: Writable;
}

/** Name and fields are required. When both are given, the command asks no questions. */
const isComplete = ({ name, field }: Answers): boolean => name !== undefined && field !== undefined;

const successMessage = (paths: readonly string[]): string => `
Written:
${paths.map((path) => `  ${path}`).join('\n')}

The next start makes the table, fills in the demo records, switches the flag on and gives the permission to the demo roles of the scope.
  npm run check          checks it as part of the portal
  npm run words:review   lists the Spanish that waits for a reader
docs/adding-a-resource.md says what else a declaration can say.
`;

/** Runs `npm run new:resource`. Returns the exit code. */
export const runCommand = async (argv: readonly string[], context: CommandContext): Promise<number> => {
  const { root, input, output } = context;
  try {
    const given = readFlags(argv);
    if (given.help) {
      output.write(help);
      return 0;
    }
    const project = readProject();
    const answers = isComplete(given) ? given : await promptForRest(given, project, input, output);
    const files = await planFiles(root, buildNewResource(answers, project), project);
    await writeFiles(root, files);
    output.write(successMessage(files.map(({ path }) => path)));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.write(`${error.message}\n`);
    return 1;
  }
};
