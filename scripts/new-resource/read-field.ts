import type { ChipMeaning } from '@core/resource/field';
import { isKind, kinds } from './kinds';
import { capitalize, spaced } from './labels';
import { CommandError, type NewField, type StatusValue } from './spec';

const meanings: readonly ChipMeaning[] = ['success', 'warning', 'error', 'gray'];
const isMeaning = (text: string): text is ChipMeaning => meanings.some((meaning) => meaning === text);

/** A value is a key of the texts, where other characters have a special meaning. */
const valuePattern = /^[\p{L}\d][\p{L}\d _+-]*$/u;

const readValue = (text: string, position: number): StatusValue => {
  const [names = '', meaning = position === 0 ? 'success' : 'gray'] = text
    .split('=')
    .map((part) => part.trim());
  const [value = '', es = value] = names.split('/').map((part) => part.trim());
  if (!valuePattern.test(value) || value === 'All')
    throw new CommandError(
      `"${value}" cannot be a status value: use letters, digits, spaces, "-", "_" and "+", and not the word All.`,
    );
  if (!isMeaning(meaning))
    throw new CommandError(`"${meaning}" is no meaning of a chip: choose one of ${meanings.join(', ')}.`);
  return { value, meaning, es: es || value };
};

const readValues = (text: string): StatusValue[] => {
  const values = text.split(',').map((part, position) => readValue(part, position));
  if (new Set(values.map(({ value }) => value)).size < values.length)
    throw new CommandError(`Every status value stands once; "${text}" repeats one.`);
  return values;
};

const fieldPattern =
  /^\s*(?<name>[^:(?]*?)\s*:\s*(?<kind>[^:(?]*?)\s*(?:\((?<values>[^)]*)\)\s*)?(?<mark>\?)?\s*(?::(?<en>[^:]*))?(?::(?<es>[^:]*))?$/u;

export const fieldHelp =
  'name:kind[?][:English label[:Spanish label]], for example "bought_on:date?:Bought on:Comprado el" or "stage:status(In use/En uso=success,Sold/Vendido=gray)"';

/** Parses one field as typed. `translate` returns the project's Spanish translation of an English label, if any. */
export const readField = (text: string, translate: (en: string) => string | undefined): NewField => {
  const { name = '', kind = '', values, mark, en, es } = fieldPattern.exec(text)?.groups ?? {};
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
    throw new CommandError(`"${text}" is no field: write ${fieldHelp}; the name in snake_case.`);
  if (!isKind(kind))
    throw new CommandError(
      `"${kind}" is no kind of field that can be asked for: choose one of ${Object.keys(kinds).join(', ')}.`,
    );
  if (kind === 'status' && !values?.trim())
    throw new CommandError(
      `${name} is a status and needs its values: ${name}:status(In use/En uso=success,Sold/Vendido=gray).`,
    );
  if (kind !== 'status' && values !== undefined)
    throw new CommandError(`Only a status has values; ${name} is of kind ${kind}.`);
  if (kind === 'status' && mark)
    throw new CommandError(`A status always has a value: leave out the "?" of ${name}.`);
  const label = en?.trim() || capitalize(spaced(name));
  return {
    name,
    kind,
    nullable: mark === '?',
    label: { en: label, es: es?.trim() || (translate(label) ?? label) },
    values: kind === 'status' ? readValues(values ?? '') : [],
  };
};
