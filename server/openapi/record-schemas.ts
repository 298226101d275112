import type { FormInput, FormOperation } from '@core/form/form';
import { formFor } from '@core/form/form-for';
import { isRequired } from '@core/form/typed-value';
import type { Resource } from '@core/resource/resource';
import { isVersioned, versionField } from '@core/resource/versioned';
import { recordActionsOf } from '@core/resource/action';
import { namesOfAction, namesOfForm, type KnownNames } from '../api/resources/known-names';
import type { RecordWords } from '../words/resource-words';
import { fieldSchema, inputSchema } from './field-schema';
import { integer, listOf, object, ref, type Schema } from '@core/openapi/schema';
import type { DocumentWords } from './words';

/** Converts `pact-rewards` to `PactRewards`. */
export const typeName = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Whether some rows lack the field: some users may not see it, or only some options of a filter show it. */
const isOptional = ({ fields, list }: Resource, name: string): boolean => {
  const sets = Object.values(list?.columnsBy?.columns ?? {});
  const isChosen = sets.some((columns) => columns.includes(name));
  return (
    fields[name]?.onlyFor !== undefined || (isChosen && !sets.every((columns) => columns.includes(name)))
  );
};

/** Adds the field's heading as the title, where the portal shows the field. */
const titled = (schema: Schema, name: string, { heading }: RecordWords): Schema =>
  heading(name) === name ? schema : { ...schema, title: heading(name) };

const recordSchema = (resource: Resource, words: RecordWords, single: boolean): Schema =>
  object({
    ...Object.fromEntries(
      Object.entries(resource.fields)
        .filter(([, { detailOnly }]) => single || !detailOnly || !resource.list)
        .map(([name, field]) => [
          isOptional(resource, name) && !(single && !field.onlyFor) ? `${name}?` : name,
          titled(fieldSchema(field), name, words),
        ]),
    ),
    ...(isVersioned(resource) && { [versionField]: integer }),
  });

/** Returns the schema of a body with these inputs. `names` are all that it may have, null for any. */
export const inputsSchema = (
  inputs: Readonly<Record<string, FormInput>>,
  words: RecordWords,
  names: KnownNames,
): Schema => ({
  ...object(
    Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [
        isRequired(input) && !input.when ? name : `${name}?`,
        titled(inputSchema(input), name, words),
      ]),
    ),
  ),
  additionalProperties: names === null,
});

const formSchemaOf = (resource: Resource, words: DocumentWords, operation: FormOperation): Schema => {
  const inputs = resource.form ? formFor(resource.form, operation).inputs : {};
  const names = namesOfForm(resource, operation);
  const schema = inputsSchema(inputs, words.of(resource), names);
  const otherNames = [...(names ?? [])].filter((name) => !Object.hasOwn(inputs, name));
  const ignored: Schema = { description: words.own.unknownFields.known };
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...Object.fromEntries(otherNames.map((name) => [name, titled(ignored, name, words.of(resource))])),
    },
  };
};

/** Returns the schema name of a record action's inputs. */
export const actionType = (resource: Resource, name: string): string =>
  `${typeName(resource.name)}${typeName(name)}`;

/** Schemas of the record actions that have inputs. */
const actionSchemas = (resource: Resource, words: RecordWords): Record<string, Schema> =>
  Object.fromEntries(
    recordActionsOf(resource.actions).flatMap(([name, action]) =>
      action.inputs
        ? [[actionType(resource, name), inputsSchema(action.inputs, words, namesOfAction(resource, action))]]
        : [],
    ),
  );

/** Returns the schemas of a resource, by the names that its calls refer to. */
export const recordSchemas = (
  resource: Resource,
  document: DocumentWords,
): Readonly<Record<string, Schema>> => {
  const words = document.of(resource);
  const name = typeName(resource.name);
  const { create, edit } = resource.operations;
  const row = { [`${name}Row`]: recordSchema(resource, words, false) };
  if (!resource.list) return { ...row, [`${name}List`]: object({ data: listOf(ref(`${name}Row`)) }) };
  return {
    ...row,
    [`${name}List`]: object({ data: listOf(ref(`${name}Row`)), total_count: integer }),
    [`${name}Record`]: recordSchema(resource, words, true),
    ...(create && { [`${name}Create`]: formSchemaOf(resource, document, 'create') }),
    ...(edit && {
      [`${name}Edit`]: formSchemaOf(resource, document, 'edit'),
      [`${name}Patch`]: { ...formSchemaOf(resource, document, 'edit'), required: [] },
    }),
    ...actionSchemas(resource, words),
  };
};
