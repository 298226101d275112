import type { Readable, Writable } from 'node:stream';
import { openAsk, type Ask } from './ask-line';
import { checkNewResource } from './check';
import { Complaint } from './spec';
import type { House } from './house';
import { singularOf, spaced } from './labels';
import { readScope, readWish, usualFlag, usualPermission, usualViews, type Answers } from './read-arguments';
import { fieldHelp, readField } from './read-field';

/** Stands in for what was not asked yet, so that each answer is checked as soon as it is given. */
const example = { name: 'examples-to-check', field: ['title_text:text'] };

/** Throws a Complaint where these answers alone would already be refused. */
const check = (part: Answers, house: House): void =>
  checkNewResource(readWish({ ...example, ...part }, house), house);

const checkFields = (texts: readonly string[], house: House): void => {
  // The text field that every resource needs may come later.
  const hasText = texts.some((text) => readField(text, house.translate).kind === 'text');
  check({ field: hasText ? texts : [...texts, ...example.field] }, house);
};

const askFields = async (ask: Ask, output: Writable, house: House): Promise<string[]> => {
  output.write(`Fields, one a line: ${fieldHelp}. An empty line ends them.\n`);
  const fields: string[] = [];
  for (;;) {
    const answer = await ask(`Field ${fields.length + 1}`, '', (text) => {
      if (text !== '') checkFields([...fields, text], house);
      else if (fields.length === 0) throw new Complaint('At least one field is needed.');
      else check({ field: fields }, house);
    });
    if (answer === '') return fields;
    fields.push(answer);
  }
};

/** Asks for everything that the flags left open. */
export const askRest = async (
  given: Answers,
  house: House,
  input: Readable,
  output: Writable,
): Promise<Answers> => {
  const { ask, close } = openAsk(input, output);
  const askFor = async (key: keyof Answers, question: string, usual: string): Promise<string> => {
    const said = given[key];
    return typeof said === 'string' ? said : ask(question, usual, (text) => check({ [key]: text }, house));
  };
  try {
    const name = await askFor('name', 'Name, plural and in kebab-case (vehicles)', '');
    const many = await askFor('many', 'Words for many; Spanish behind a slash', spaced(name));
    const usualOne = singularOf(many.split('/')[0]?.trim() ?? '');
    const one = await askFor('one', 'Words for one; Spanish behind a slash', usualOne);
    const scope = await askFor('scope', 'Scope: client, global or agency', 'client');
    const field = given.field ?? (await askFields(ask, output, house));
    const views = await askFor('views', 'Views', usualViews);
    const area = readScope(scope);
    const flag = await askFor('flag', 'Feature flag ("none": always on)', usualFlag(name, area));
    const permission = await askFor('permission', 'Permission', usualPermission(name, area));
    return { ...given, name, many, one, scope, field, views, flag, permission };
  } finally {
    close();
  }
};
