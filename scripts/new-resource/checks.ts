import { translate } from './project';

/** An error that the developer can fix. Its message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const rightFormat = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;

/** The formats of texts. All of them become code, and labels become words with the syntax of i18next. */
const formats = {
  name: [/^(?!.{41})[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'a plural in kebab-case, at most 40 characters'],
  // The database uses "_folded" for the columns that it searches.
  'field name': [
    /^(?!.{41}|.*_folded$)[a-z][a-z0-9]*(_[a-z0-9]+)*$/,
    'snake_case, at most 40 characters, without "_folded" at the end',
  ],
  label: [/^[^{}$<>\\`\p{Cc}]{1,60}$/u, '1 to 60 characters, none of { } $ < > \\ `'],
  'status value': [/^(?!All$)[\p{L}\d][\p{L}\d _+-]*$/u, 'letters, digits and spaces, not the word All'],
  flag: [rightFormat, 'snake_case with a prefix, such as eip_vehicles'],
  permission: [rightFormat, 'snake_case with a prefix, such as eip_menu_vehicles'],
} as const;

type Format = keyof typeof formats;

/** Returns the text if it has the format and is not taken. */
export const parseText = (format: Format, text: string, taken: readonly string[] = []): string => {
  const [pattern, advice] = formats[format];
  if (!pattern.test(text)) throw new CommandError(`"${text}" is not a ${format}: write ${advice}.`);
  if (taken.includes(text)) throw new CommandError(`The ${format} ${text} is in use: choose another.`);
  return text;
};

/** Returns the choice with this name. */
export const parseChoice = <T extends string>(what: string, choices: readonly T[], text: string): T => {
  const choice = choices.find((one) => one === text.trim());
  if (choice !== undefined) return choice;
  throw new CommandError(`"${text}" is not ${what}: choose one of ${choices.join(', ')}.`);
};

/** Returns a label. Spanish defaults to the project's translation of the English text, or else to the English text. */
export const labelOf = (en: string, es = '') => {
  const english = parseText('label', en.trim());
  return { en: english, es: parseText('label', es.trim() || (translate(english) ?? english)) };
};

/** Parses "vehicle/vehículo": English, and optionally Spanish after the slash. */
export const parseLabel = (text: string) => {
  const [en = '', es] = text.split('/');
  return labelOf(en, es);
};
