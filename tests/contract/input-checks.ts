import { expect, it } from 'vitest';
import type { FormInput } from '@core/form/form';
import { isValueInput } from '@core/form/typed-value';
import type { Resource } from '@core/resource/resource';

/** Lists inputs that do not fit their fields. Optional inputs need nullable fields; long text is too long to be indexed. */
const problemsOf = ({ form, fields, list }: Resource): string[] =>
  Object.entries<FormInput>(form?.inputs ?? {}).flatMap(([name, input]) => {
    const field = fields[name];
    if (!field || !isValueInput(input)) return [];
    return [
      ...(input.optional && !field.nullable ? [`${name} may be left open, but not be null`] : []),
      ...(input.kind === 'long-text' && list?.sortBy.includes(name)
        ? [`${name} is too long to sort by`]
        : []),
      ...(field.kind === (input.kind === 'long-text' ? 'text' : input.kind)
        ? []
        : [`${name} is no ${input.kind}`]),
    ];
  });

/** Checks the inputs against the fields that store their values. */
export const checkInputs = (resource: Resource): void => {
  it('has inputs whose values its fields can store', () => expect(problemsOf(resource)).toEqual([]));
};
