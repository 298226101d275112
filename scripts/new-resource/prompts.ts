import type { Readable, Writable } from 'node:stream';
import { checkNewResource } from './check';
import { singularOf, spaced } from './labels';
import type { Project } from './project';
import { openPrompt, type Prompt } from './prompt-line';
import {
  readScope,
  buildNewResource,
  defaultFlag,
  defaultPermission,
  defaultViews,
  type Answers,
} from './read-arguments';
import { fieldHelp, readField } from './read-field';
import { CommandError } from './spec';

/** Replaces answers that are still missing, so that each answer is checked as soon as it is given. */
const example = { name: 'examples-to-check', field: ['title_text:text'] };

/** Throws a CommandError when these answers alone are already invalid. */
const check = (part: Answers, project: Project): void =>
  checkNewResource(buildNewResource({ ...example, ...part }, project), project);

const checkFields = (texts: readonly string[], project: Project): void => {
  // The required text field may come later.
  const hasText = texts.some((text) => readField(text, project.translate).kind === 'text');
  check({ field: hasText ? texts : [...texts, ...example.field] }, project);
};

const promptForFields = async (prompt: Prompt, output: Writable, project: Project): Promise<string[]> => {
  output.write(`Fields, one a line: ${fieldHelp}. An empty line ends them.\n`);
  const fields: string[] = [];
  for (;;) {
    const answer = await prompt(`Field ${fields.length + 1}`, '', (text) => {
      if (text !== '') checkFields([...fields, text], project);
      else if (fields.length === 0) throw new CommandError('At least one field is needed.');
      else check({ field: fields }, project);
    });
    if (answer === '') return fields;
    fields.push(answer);
  }
};

/** Asks for everything that the flags left open. */
export const promptForRest = async (
  given: Answers,
  project: Project,
  input: Readable,
  output: Writable,
): Promise<Answers> => {
  const { prompt, close } = openPrompt(input, output);
  const promptFor = async (key: keyof Answers, question: string, defaultAnswer: string): Promise<string> => {
    const givenAnswer = given[key];
    return typeof givenAnswer === 'string'
      ? givenAnswer
      : prompt(question, defaultAnswer, (text) => check({ [key]: text }, project));
  };
  try {
    const name = await promptFor('name', 'Name, plural and in kebab-case (vehicles)', '');
    const many = await promptFor('many', 'Words for many; Spanish behind a slash', spaced(name));
    const defaultSingular = singularOf(many.split('/')[0]?.trim() ?? '');
    const one = await promptFor('one', 'Words for one; Spanish behind a slash', defaultSingular);
    const scope = await promptFor('scope', 'Scope: client, global or agency', 'client');
    const field = given.field ?? (await promptForFields(prompt, output, project));
    const views = await promptFor('views', 'Views', defaultViews);
    const area = readScope(scope);
    const flag = await promptFor('flag', 'Feature flag ("none": always on)', defaultFlag(name, area));
    const permission = await promptFor('permission', 'Permission', defaultPermission(name, area));
    return { ...given, name, many, one, scope, field, views, flag, permission };
  } finally {
    close();
  }
};
