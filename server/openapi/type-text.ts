import type { Schema, TypeName } from '@core/openapi/schema';

const primitives: Readonly<Record<Exclude<TypeName, 'object' | 'array'>, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** Wraps text in a comment. Escapes the end of a comment in it. */
export const comment = (text: string | undefined): string =>
  text === undefined ? '' : `/** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n`;

export const keyText = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));

const objectText = ({ properties, required = [], additionalProperties }: Schema): string => {
  if (typeof additionalProperties === 'object')
    return `Readonly<Record<string, ${typeText(additionalProperties)}>>`;
  if (!properties || Object.keys(properties).length === 0)
    return `Readonly<Record<string, ${additionalProperties === false ? 'never' : 'unknown'}>>`;
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.title)}readonly ${keyText(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema)};`,
  );
  return `{\n${lines.join('\n')}\n}`;
};

const plainText = (schema: Schema, type: TypeName): string => {
  if (type === 'object') return objectText(schema);
  if (type === 'array') return `readonly (${typeText(schema.items ?? {})})[]`;
  return primitives[type];
};

/** Returns a schema as a TypeScript type. */
export const typeText = (schema: Schema): string => {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => `(${typeText(one)})`).join(' | ');
  if (schema.type === undefined) return 'unknown';
  return [schema.type]
    .flat()
    .map((type) => plainText(schema, type))
    .join(' | ');
};
