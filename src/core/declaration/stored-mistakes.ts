import type { Field } from '../resource/field';
import { kindOf } from '../resource/kinds';
import type { Resource } from '../resource/resource';
import { formerNames } from '../resource/stored-field';
import type { ResourceRule } from './mistake';

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
  const rule = kindOf(field).initial;
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

/** Some users who add a record may not write the field, and nothing says which value the record gets. */
function* missingMistakes({ form, operations }: Resource, name: string, field: Field): Generator<string> {
  const input = form?.inputs[name];
  const isWritten = operations.create !== undefined && input !== undefined && input.on !== 'edit';
  const isGuarded = field.onlyFor !== undefined || field.writableFor !== undefined;
  const hasValue =
    field.nullable === true ||
    field.initial !== undefined ||
    kindOf(field).fresh !== undefined ||
    field.computed;
  if (isWritten && isGuarded && !hasValue)
    yield `fields.${name} cannot be written by all who add a record. Write \`initial\` with the value of their records, or \`nullable: true\`.`;
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
    yield* missingMistakes(resource, name, field);
  }
};
