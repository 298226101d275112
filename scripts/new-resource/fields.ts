import type { ChipMeaning } from '@core/resource/field';
import { reservedFields } from '@core/declaration/reserved-names';
import { listCallNames } from '@core/list/list-params';
import type { Scope } from '@core/resource/resource';
import { CommandError, labelOf, parseChoice, parseText } from './checks';
import { kindNames } from './kinds';
import { targetsFor } from './targets';

const statusSyntax = 'stage:status(In use/En uso=success,Sold/Vendido=gray)';
const recordSyntax = 'worksite:belongsTo(locations)';
export const fieldSyntax = `name:kind[?][:English label[:Spanish label]], such as "bought_on:date?:Bought on:Comprado el", "${statusSyntax}" or "${recordSyntax}"`;
const fieldPattern =
  /^(?<name>[^:]*):(?<kind>[^:(?]*)(?:\((?<list>[^)]*)\))?(?<mark>\??)(?::(?<en>[^:]*))?(?::(?<es>[^:]*))?$/;

/** The names that a new resource cannot use, each with the reason. */
const reservedNames: Readonly<Record<string, string>> = {
  ...reservedFields,
  id: 'the generator adds it',
  client_id: 'it is the column with the client of a record',
  agency_id: 'it is the column with the agency of a record',
};

const parseName = (text: string): string => {
  const name = parseText('field name', text);
  const reason = Object.hasOwn(reservedNames, name) ? reservedNames[name] : undefined;
  if (reason === undefined) return name;
  throw new CommandError(`The field name ${name} is reserved, because ${reason}: choose another.`);
};

const meanings: readonly ChipMeaning[] = ['success', 'warning', 'error', 'gray'];

/** Parses a value of a status. The Spanish of another resource may be of the other gender, so it is not used. */
const parseValue = (text: string, position: number) => {
  const [names = '', meaning = position === 0 ? 'success' : 'gray'] = text.split('=');
  const [en = '', es = en] = names.split('/');
  const label = labelOf(parseText('status value', en.trim()), es);
  return { ...label, meaning: parseChoice('a meaning of a chip', meanings, meaning) };
};

/** Parses the part in parentheses: the values of a status or a choice, or the resource of a reference. */
const parseList = (name: string, kind: string, list: string, scope: Scope) => {
  const isReference = kind === 'record' || kind === 'belongsTo';
  const hasValues = kind === 'status' || kind === 'choice';
  if ((hasValues || isReference) !== (list !== ''))
    throw new CommandError(
      `A status or choice needs values and a relation its resource, and no other kind has them: write ${statusSyntax} or ${recordSyntax}.`,
    );
  if (kind === 'status' && listCallNames.includes(name))
    throw new CommandError(
      `A status is a filter, and lists have a parameter ${name} already: choose another name.`,
    );
  const values = hasValues ? list.split(',').map(parseValue) : [];
  if (new Set(values.map((value) => value.en)).size < values.length)
    throw new CommandError(`${name} has the same value twice: leave one out.`);
  if (!isReference) return { values, target: null };
  const targets = targetsFor(scope);
  const names = targets.map((target) => target.name);
  const target = parseChoice(`a resource that a record of the scope ${scope} can refer to`, names, list);
  return { values, target: targets.find((one) => one.name === target) ?? null };
};

const parseField = (text: string, scope: Scope) => {
  const match = fieldPattern.exec(text)?.groups;
  if (!match) throw new CommandError(`"${text}" is not a field: write ${fieldSyntax}.`);
  const { list = '', mark, en, es } = match;
  const name = parseName(match['name'] ?? '');
  const kind = parseChoice('a kind of field', kindNames, match['kind'] ?? '');
  if (kind === 'status' && mark)
    throw new CommandError(`A status always has a value: leave out the "?" of ${name}.`);
  const label = labelOf(en || name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '), es);
  return { name, kind, nullable: mark === '?', label, ...parseList(name, kind, list, scope) };
};

export type Fields = readonly ReturnType<typeof parseField>[];

/** Parses a field of a resource of this scope and adds it to the others. */
export const addField = (fields: Fields, text: string, scope: Scope): Fields => {
  const field = parseField(text, scope);
  if (!fields.some(({ name }) => name === field.name)) return [...fields, field];
  throw new CommandError(`The field ${field.name} is given twice: leave one out.`);
};

/** Returns the field that names a record to users. */
export const representationOf = (fields: Fields): Fields[number] => {
  const field = fields.find(({ kind, nullable }) => kind === 'text' && !nullable);
  if (field) return field;
  throw new CommandError('A field of kind text without "?" is needed: it names a record to users.');
};
