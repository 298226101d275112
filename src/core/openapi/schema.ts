/** The part of JSON Schema (2020-12, as used by OpenAPI 3.1) that describes this API. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly format?: 'date' | 'date-time' | 'email' | 'uri' | 'password' | 'binary';
  readonly pattern?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string | number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
}

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const id: Schema = { type: 'integer', minimum: 1 };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
export const day: Schema = { type: 'string', format: 'date' };
export const year: Schema = { type: 'integer', minimum: 1000, maximum: 9999 };
export const month: Schema = { type: 'string', pattern: '^\\d{4}-\\d{2}$' };
export const dateTime: Schema = { type: 'string', format: 'date-time' };

export const stringEnum = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns the schema, extended by null. */
export const orNull = (schema: Schema): Schema =>
  schema.type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : {
        ...schema,
        type: [schema.type, 'null'].flat() as TypeName[],
        ...(schema.enum && { enum: [...schema.enum, null] }),
      };

/** Returns the schema of an object with these properties. All are required, except those whose name ends in `?`. */
export const object = (properties: Readonly<Record<string, Schema>>): Schema => {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace(/\?$/, ''), schema])),
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
  };
};

/** The schema of an object without properties. */
export const emptyObject: Schema = { type: 'object', properties: {}, additionalProperties: false };

/** Returns the schema of `{ data: [ … ] }`, the response of every call that returns several items. */
export const dataOf = (items: Schema): Schema => object({ data: listOf(items) });
