import { kindNames } from './kinds';
import { options, readFlags, readNewResource } from './options';
import { renderFiles } from './render';
import { flagsText, type Terminal, useDefault, writeNew } from './write-new';

const help = `Usage: npm run new:resource -- --name vehicles --field "plate:text" [more flags]
Asks for what the flags leave open, unless they give a name and fields. Existing files are never overwritten.

${flagsText(options)}

Kinds of fields: ${kindNames.join(', ')}. "?" after the kind: the value may be missing.
`;

const next = `Next: "npm run check" tests the resource, "npm run words:review" lists the Spanish texts to review.
docs/adding-a-resource.md explains what else a declaration can contain.`;

/** Runs `npm run new:resource` in the project's root folder. Returns the exit code. */
export const runCommand = (args: readonly string[], terminal: Terminal): Promise<number> =>
  writeNew(terminal, next, async (prompt) => {
    const flags = readFlags(args);
    if (flags.help) return help;
    const isComplete = flags.name !== undefined && flags.field !== undefined;
    return renderFiles(terminal.root, await readNewResource(flags, isComplete ? useDefault : prompt));
  });
