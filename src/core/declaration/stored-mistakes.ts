import { isDay, isYear, readMoment } from '../format/date';
import type { Field, FieldKind } from '../resource/field';
import type { Resource } from '../resource/resource';
import { formerNames } from '../resource/stored-field';
import type { ResourceRule } from './mistake';

interface InitialRule {
  readonly isValid: (value: unknown, field: Field) => boolean;
  readonly expected: string;
}

const isMonth = (value: string): boolean => isDay(`${value}-01`);
const aNumber: InitialRule = { isValid: (value) => Number.isFinite(value), expected: 'a number' };
const aText: InitialRule = { isValid: (value) => typeof value === 'string', expected: 'a text' };

/** What `initial` may be by kind. Kinds that are not here take none. */
const initialRules: Readonly<Partial<Record<FieldKind, InitialRule>>> = {
  number: aNumber,
  money: aNumber,
  percent: aNumber,
  text: aText,
  year: { isValid: isYear, expected: 'a year (yyyy)' },
  phone: aText,
  email: aText,
  avatar: aText,
  link: aText,
  boolean: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  date: {
    isValid: (value) => value === 'today' || (typeof value === 'string' && isDay(value)),
    expected: "'today' or a day (yyyy-MM-dd)",
  },
  month: {
    isValid: (value) => value === 'today' || (typeof value === 'string' && isMonth(value)),
    expected: "'today' or a month (yyyy-MM)",
  },
  'date-time': {
    isValid: (value) => value === 'now' || (typeof value === 'string' && readMoment(value) === value),
    expected: "'now' or a time (yyyy-MM-ddTHH:mm:ss.SSSZ)",
  },
  status: {
    isValid: (value, { values = {} }) => typeof value === 'string' && Object.hasOwn(values, value),
    expected: 'one of its values',
  },
};

const tableOf = ({ api, name }: Resource): string => api.table ?? name;

function* initialMistakes(
  { fields, idField }: Resource,
  name: string,
  field: Field,
  others: readonly Resource[],
): Generator<string> {
  const { kind, initial, nullable } = field;
  if (initial === undefined) return;
  const where = `fields.${name}.initial`;
  const rule = initialRules[kind];
  if (name === idField) yield `${where} is for the id, which every record has of its own.`;
  else if (!rule) yield `${where} is for a field of kind "${kind}", which takes none.`;
  else if (!(initial === null ? nullable : rule.isValid(initial, field)))
    yield `${where} is ${JSON.stringify(initial)}. Possible: ${rule.expected}.`;
  for (const other of others) {
    const theirs = other.fields[name]?.initial;
    if (other.fields !== fields && theirs !== undefined && theirs !== initial)
      yield `${where} is ${JSON.stringify(initial)}, but ${JSON.stringify(theirs)} in "${other.name}", which shares the table.`;
  }
}

function* formerMistakes(name: string, field: Field, declarations: readonly Resource[]): Generator<string> {
  const where = `fields.${name}.was`;
  for (const former of formerNames(field)) {
    if (!/^\w+$/.test(former)) yield `${where} names ${JSON.stringify(former)}, which is no name of a field.`;
    for (const { name: resource, fields } of declarations) {
      if (Object.hasOwn(fields, former))
        yield `${where} names "${former}", which still is a field of "${resource}".`;
      for (const [other, { was }] of Object.entries(fields))
        if (other !== name && formerNames({ ...(was && { was }) }).includes(former))
          yield `${where} names "${former}", which "${other}" of "${resource}" was, too.`;
    }
  }
}

/** What fields say about the values of existing records fits them. */
export const storedMistakes: ResourceRule = function* (resource, resources) {
  const table = tableOf(resource);
  const declarations = resources.filter((other) => tableOf(other) === table);
  for (const [name, field] of Object.entries(resource.fields)) {
    const options = (['initial', 'was'] as const).filter((option) => field[option] !== undefined);
    for (const option of options) {
      const where = `fields.${name}.${option}`;
      if (field.computed) yield `${where} is for a stored field, but "${name}" is computed.`;
      else if (!resources.some(({ api, name: other }) => other === table && api.table === undefined))
        yield `${where} is for a table of a resource, but "${table}" is one of the server, which numbered migrations change.`;
    }
    yield* initialMistakes(resource, name, field, declarations);
    yield* formerMistakes(name, field, declarations);
  }
};
