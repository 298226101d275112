import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Schema } from '@core/openapi/schema';

/** Checks and transformations that JSON Schema cannot express. Their `description` documents them. */
const rules = ['check', 'raw_check', 'transform', 'trim', 'to_lower_case'];

type Place = 'sent' | 'answered';

/** Responses may get further fields later, so the schema does not exclude them. */
const additional: Readonly<Record<Place, Readonly<Record<string, boolean | undefined>>>> = {
  sent: { object: true, loose_object: true, strict_object: false },
  answered: { loose_object: true },
};

/** Converts a schema of `src/core/calls` to JSON Schema, for requests (`sent`) or responses (`answered`). */
export const valueSchema = (schema: GenericSchema, place: Place): Schema => {
  const { $schema: _draft, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: rules,
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      if (jsonSchema.type !== 'object') return undefined;
      const { additionalProperties: _closed, ...open } = jsonSchema;
      const more = additional[place][valibotSchema.type];
      return { ...open, ...(more !== undefined && { additionalProperties: more }) };
    },
  });
  return converted as Schema;
};
