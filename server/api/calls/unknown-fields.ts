import type { ArraySchema, GenericSchema, StrictObjectSchema } from 'valibot';

/** Callers choose these names, so only this many are repeated in the response, and only this many characters of each. */
const maxNames = 40;
const maxNameLength = 80;

const shortened = (name: string): string => {
  const letters = Array.from(name);
  return letters.length > maxNameLength ? `${letters.slice(0, maxNameLength - 1).join('')}…` : name;
};

/** Returns the errors for unknown field names. */
export const unknownErrors = (names: readonly string[]): Readonly<Record<string, string>> =>
  // Not by assignment, because a name may be `__proto__`.
  Object.fromEntries(names.slice(0, maxNames).map((name) => [shortened(name), 'unknown']));

type StrictObject = StrictObjectSchema<Readonly<Record<string, GenericSchema>>, undefined>;
type List = ArraySchema<GenericSchema, undefined>;

const isStrictObject = (schema: GenericSchema): schema is StrictObject => schema.type === 'strict_object';
const isList = (schema: GenericSchema): schema is List => schema.type === 'array';

/**
 * Returns the paths of all fields in a body that a strict object of its schema does not have. The library reports only
 * the first one.
 */
export const unknownFields = (schema: GenericSchema, value: unknown, at = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isList(schema) && Array.isArray(value))
    return value.flatMap((one: unknown, index) => unknownFields(schema.item, one, `${at}${index}.`));
  if (!isStrictObject(schema)) return [];
  const { entries } = schema;
  return Object.entries(value).flatMap(([name, inside]) => {
    const known = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return known ? unknownFields(known, inside, `${at}${name}.`) : [`${at}${name}`];
  });
};
