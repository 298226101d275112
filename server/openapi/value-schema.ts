import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Schema } from './schema';

/** What a rule of ours checks or changes has no name in JSON Schema: `described` says what there is to say of it. */
const rules = ['check', 'raw_check', 'transform', 'trim', 'to_lower_case'];

type Place = 'sent' | 'answered';

/** Answers may get further fields one day, so that no caller is told there are none. */
const additional: Readonly<Record<Place, Readonly<Record<string, boolean | undefined>>>> = {
  sent: { object: true, loose_object: true, strict_object: false },
  answered: { loose_object: true },
};

/** A schema of `src/core/calls` as JSON Schema: as a caller sends it, or as the server answers it. */
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
