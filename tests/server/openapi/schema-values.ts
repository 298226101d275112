import fc from 'fast-check';
import type { Schema } from '@core/openapi/schema';

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the schema that a reference names. */
export const schemaOf = (schema: Schema, all: Schemas): Schema =>
  schema.$ref === undefined ? schema : schemaOf(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all);

const short = fc.stringMatching(/^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ '-]{0,40}$/);
/** Longer than what any field of the portal takes without saying so. */
const long = fc.integer({ min: 100, max: 12_000 }).map((length) => 'Ana '.repeat(length / 4).trim());
const formats: Partial<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.stringMatching(/^[a-z]{1,10}(\.[a-z]{1,10})?@[a-z]{2,10}\.example$/),
  uri: fc.webUrl().map((url) => url.replace(/^http:/, 'https:')),
};

const textOf = ({ pattern, format, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> => {
  const known = format && formats[format];
  if (known) return known.filter(({ length }) => length <= maxLength);
  const texts = pattern === undefined ? fc.oneof(short, long) : fc.stringMatching(new RegExp(pattern));
  const fitting = texts
    .map((text) => text.slice(0, pattern === undefined ? maxLength : undefined))
    .filter(({ length }) => length >= minLength && length <= maxLength);
  return minLength === 0 && pattern === undefined ? fc.oneof(fc.constant(''), fitting) : fitting;
};

/** Returns random values that a schema allows. */
export const validValue = (schema: Schema, all: Schemas): fc.Arbitrary<unknown> => {
  const { $ref, anyOf, enum: choices, type, minimum = -1e6, maximum = 1e6 } = schema;
  if ($ref !== undefined) return validValue(schemaOf(schema, all), all);
  if (anyOf) return fc.oneof(...anyOf.map((one) => validValue(one, all)));
  if (choices) return fc.constantFrom(...choices);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => validValue({ ...schema, type: one }, all)));
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validValue(schema.items ?? {}, all), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? 3,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, validValue(one, all)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return fc.constant('x');
  }
};

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

/** Returns values that a schema does not allow, with what is wrong. `good` is one that it allows. */
export function* violations(
  given: Schema,
  good: unknown,
  all: Schemas,
): Generator<readonly [string, unknown]> {
  const schema = schemaOf(given, all);
  // The default stands for what cannot be read.
  if (schema.anyOf || schema.default !== undefined) return;
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes('object')) yield ['an object', { a: 1 }];
  if (types.includes('integer') || types.includes('number')) {
    yield ['no number', 'abc'];
    if (schema.minimum !== undefined) yield ['below the least', schema.minimum - 1];
    if (schema.maximum !== undefined) yield ['above the most', schema.maximum + 1];
  }
  if (types.includes('string')) {
    if (schema.enum) yield ['no such value', 'no-such-value'];
    if (schema.pattern !== undefined || schema.format === 'date') yield ['another form', '~no~such~form~'];
    if (schema.maxLength !== undefined) yield ['too long', 'é'.repeat(schema.maxLength + 1)];
    if (schema.minLength !== undefined && schema.minLength > 0) yield ['empty', ''];
  }
  if (types.includes('object') && typeof good === 'object' && good !== null) {
    const { properties = {}, required = [], additionalProperties } = schema;
    for (const name of required) {
      const { [name]: _, ...others } = good as Record<string, unknown>;
      yield [`without ${name}`, others];
    }
    if (additionalProperties === false) yield ['an unknown field', { ...good, surprise: 1 }];
    for (const [name, one] of Object.entries(properties))
      for (const [what, bad] of violations(one, (good as Record<string, unknown>)[name], all))
        yield [`${name}: ${what}`, { ...good, [name]: bad }];
  }
}
