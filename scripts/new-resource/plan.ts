import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { checkNewResource } from './check';
import type { Project } from './project';
import { render } from './render';
import { resourceView } from './resource-view';
import { seedView } from './seed-view';
import { CommandError, type NewResource } from './spec';
import { wordsView } from './words-view';

export interface PlannedFile {
  /** Path relative to the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Maximum lines of a declaration, so that it is easy to read. A contract test checks all of them. */
const maxLines = 80;

/** Returns the four files of a new resource, formatted. Throws a CommandError for an invalid request. */
export const planFiles = async (
  root: string,
  wanted: NewResource,
  project: Project,
): Promise<readonly PlannedFile[]> => {
  checkNewResource(wanted, project);
  const { name, scope } = wanted;
  const rendered = [
    { path: `resources/${name}.ts`, text: render('resource', resourceView(wanted, project)) },
    { path: `locales/en/resources/${name}.ts`, text: render('words-en', wordsView(wanted, 'en')) },
    { path: `locales/es/resources/${name}.ts`, text: render('words-es', wordsView(wanted, 'es')) },
    { path: `server/seed/resources/${name}.ts`, text: render(`seed-${scope}`, seedView(wanted)) },
  ];
  const style = await resolveConfig(join(root, 'resources/index.ts'));
  const files = await Promise.all(
    rendered.map(async ({ path, text }) => ({
      path,
      text: await format(text, { ...style, parser: 'typescript' }),
    })),
  );
  const lines = (files[0]?.text.split('\n').length ?? 1) - 1;
  if (lines > maxLines)
    throw new CommandError(
      `The declaration would have ${lines} lines, and ${maxLines} is the most: give it fewer fields, and add what is left by hand.`,
    );
  return files;
};

/** Writes all of the files, or none when one of them already exists. */
export const writeFiles = async (root: string, files: readonly PlannedFile[]): Promise<void> => {
  const existing = files.map(({ path }) => path).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0)
    throw new CommandError(
      `${existing.join(', ')} exists already and is never overwritten: choose another name, or remove it first.`,
    );
  for (const { path, text } of files) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
};
