import type { ChipMeaning } from '@core/resource/field';
import { CommandError, labelOf, parseChoice, parseText } from './checks';
import { kindNames } from './kinds';

const statusSyntax = 'stage:status(In use/En uso=success,Sold/Vendido=gray)';
export const fieldSyntax = `name:kind[?][:English label[:Spanish label]], such as "bought_on:date?:Bought on:Comprado el" or "${statusSyntax}"`;
const fieldPattern =
  /^(?<name>[^:]*):(?<kind>[^:(?]*)(?:\((?<list>[^)]*)\))?(?<mark>\??)(?::(?<en>[^:]*))?(?::(?<es>[^:]*))?$/;

/** Fields of every record, owner columns, parameters of list calls, and what every object has in JavaScript. */
const reservedNames =
  'id client_id agency_id offset limit sort order search format columns language time_zone page label count record constructor prototype';

const meanings: readonly ChipMeaning[] = ['success', 'warning', 'error', 'gray'];

/** Parses a value of a status. The Spanish of another resource may be of the other gender, so it is not used. */
const parseValue = (text: string, position: number) => {
  const [names = '', meaning = position === 0 ? 'success' : 'gray'] = text.split('=');
  const [en = '', es = en] = names.split('/');
  const label = labelOf(parseText('status value', en.trim()), es);
  return { ...label, meaning: parseChoice('a meaning of a chip', meanings, meaning) };
};

const parseField = (text: string) => {
  const match = fieldPattern.exec(text)?.groups;
  if (!match) throw new CommandError(`"${text}" is not a field: write ${fieldSyntax}.`);
  const { list = '', mark, en, es } = match;
  const name = parseText('field name', match['name'] ?? '', reservedNames.split(' '));
  const kind = parseChoice('a kind of field', kindNames, match['kind'] ?? '');
  if ((kind === 'status') !== (list !== ''))
    throw new CommandError(`A status needs values, and no other kind has them: write ${statusSyntax}.`);
  if (kind === 'status' && mark)
    throw new CommandError(`A status always has a value: leave out the "?" of ${name}.`);
  const values = list === '' ? [] : list.split(',').map(parseValue);
  if (new Set(values.map((value) => value.en)).size < values.length)
    throw new CommandError(`${name} has the same value twice: leave one out.`);
  const label = labelOf(en || name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '), es);
  return { name, kind, nullable: mark === '?', label, values };
};

export type Fields = readonly ReturnType<typeof parseField>[];

/** Parses a field and adds it to the others. */
export const addField = (fields: Fields, text: string): Fields => {
  const field = parseField(text);
  if (!fields.some(({ name }) => name === field.name)) return [...fields, field];
  throw new CommandError(`The field ${field.name} is given twice: leave one out.`);
};

/** Returns the field that names a record to users. */
export const representationOf = (fields: Fields): Fields[number] => {
  const field = fields.find(({ kind, nullable }) => kind === 'text' && !nullable);
  if (field) return field;
  throw new CommandError('A field of kind text without "?" is needed: it names a record to users.');
};
