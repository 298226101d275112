import type { Fields } from '../resource/field';
import type { FormInput, FormSpec } from './form';
import { formWith } from './form-for';

/** Returns the form without the inputs of relations to resources that the user may not list: there is nothing to choose. */
export const withoutClosedRelations = (
  form: FormSpec,
  fields: Fields,
  mayList: (resource: string) => boolean,
): FormSpec =>
  formWith(form, (name) => {
    const of = fields[name]?.refers?.of;
    return of === undefined || mayList(of);
  });

/**
 * Returns the form of an existing record. A relation that every record has is null for users who may not know the
 * related record. Saving null keeps it, so that the form does not ask for it.
 */
export const withUnknownRelations = (
  form: FormSpec,
  fields: Fields,
  record: Readonly<Record<string, unknown>> | undefined,
): FormSpec => {
  const unknown = Object.entries(form.inputs).filter(
    ([name, { optional }]) => record && fields[name]?.refers && !optional && (record[name] ?? null) === null,
  );
  if (unknown.length === 0) return form;
  const inputs = unknown.map(([name, input]): [string, FormInput] => [name, { ...input, optional: true }]);
  return { ...form, inputs: { ...form.inputs, ...Object.fromEntries(inputs) } };
};
