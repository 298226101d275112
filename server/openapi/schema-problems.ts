import type { Schema, TypeName } from '@core/openapi/schema';

export interface SchemaProblem {
  /** Path in the value: `data.0.plate`. */
  readonly at: string;
  readonly kind: 'missing' | 'type' | 'value' | 'unknown';
  readonly expected: string;
  readonly found: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const isOfType = (type: TypeName, value: unknown): boolean =>
  type === 'integer' ? Number.isSafeInteger(value) : typeOf(value) === type;

/** Formats a value for a report: short, on one line. */
export const formatValue = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const formats: Readonly<Partial<Record<string, RegExp>>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/,
};

const join = (at: string, name: string | number): string => (at === '' ? String(name) : `${at}.${name}`);

const objectProblems = (schema: Schema, value: object, at: string, all: Schemas): SchemaProblem[] => {
  const { required = [], properties = {}, additionalProperties } = schema;
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => ({
      at: join(at, name),
      kind: 'missing' as const,
      expected: expectedType(properties[name] ?? {}),
      found: 'nothing',
    }));
  const present = Object.entries(value).flatMap(([name, one]) => {
    const inside = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (inside === false)
      return [
        { at: join(at, name), kind: 'unknown' as const, expected: 'no such field', found: formatValue(one) },
      ];
    return typeof inside === 'object' ? schemaProblems(inside, one, all, join(at, name)) : [];
  });
  return [...missing, ...present];
};

const textProblem = (schema: Schema, value: string): string | null => {
  const format = schema.format === undefined ? undefined : formats[schema.format];
  if (format && !format.test(value)) return schema.format ?? '';
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) return schema.pattern;
  return null;
};

const numberProblem = ({ minimum, maximum }: Schema, value: number): string | null => {
  if (minimum !== undefined && value < minimum) return `at least ${minimum}`;
  return maximum !== undefined && value > maximum ? `at most ${maximum}` : null;
};

const itemsProblem = ({ minItems = 0, maxItems = Infinity }: Schema, count: number): string | null =>
  count < minItems || count > maxItems ? `${minItems} to ${maxItems} items` : null;

const valueProblem = (schema: Schema, value: unknown): string | null => {
  if (schema.enum && !schema.enum.some((one) => one === value)) return schema.enum.map(String).join(' | ');
  if (typeof value === 'string') return textProblem(schema, value);
  if (typeof value === 'number') return numberProblem(schema, value);
  return Array.isArray(value) ? itemsProblem(schema, value.length) : null;
};

const expectedType = ({ type, format }: Schema): string =>
  [[type ?? 'any value'].flat().join(' | '), format && `(${format})`].filter(Boolean).join(' ');

/** Returns how a value violates a schema. Resolves `$ref` in `all`. Supports the part of JSON Schema that this API uses. */
export const schemaProblems = (
  schema: Schema,
  value: unknown,
  all: Schemas = {},
  at = '',
): SchemaProblem[] => {
  if (schema.$ref !== undefined)
    return schemaProblems(all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, all, at);
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => schemaProblems(one, value, all, at));
    return tries.some((problems) => problems.length === 0) ? [] : (tries[0] ?? []);
  }
  const { type } = schema;
  if (type !== undefined && ![type].flat().some((one) => isOfType(one, value)))
    return [
      { at, kind: 'type', expected: expectedType(schema), found: `${typeOf(value)} ${formatValue(value)}` },
    ];
  const problem = value === null ? null : valueProblem(schema, value);
  if (problem !== null) return [{ at, kind: 'value', expected: problem, found: formatValue(value) }];
  if (Array.isArray(value))
    return value.flatMap((one, position) => schemaProblems(schema.items ?? {}, one, all, join(at, position)));
  return typeof value === 'object' && value !== null ? objectProblems(schema, value, at, all) : [];
};
