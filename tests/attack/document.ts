import type { Schema } from '@core/openapi/schema';
import type { Target } from './target';

interface Operation {
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
  /** A body that the schema allows; undefined where the call takes none. */
  readonly body: unknown;
  /** The headers without which the call is refused. */
  readonly headers?: Readonly<Record<string, string>>;
}

const texts = ['Quay', '123456', '4321', 'CA', '94607', '2026-01-31', '01/31/2026', '2026-01', 'a.b.c'];

/** Returns a minimal value that a schema allows. */
const example = (schema: Schema, { components }: Document, depth = 0): unknown => {
  const { $ref, anyOf, enum: choices, type } = schema;
  const kind = Array.isArray(type) ? type[0] : type;
  if ($ref !== undefined) {
    const known = components.schemas[$ref.split('/').at(-1) ?? ''];
    return known && depth < 6 ? example(known, { components } as Document, depth + 1) : null;
  }
  if (anyOf?.[0]) return example(anyOf[0], { components } as Document, depth + 1);
  if (choices) return choices[0];
  switch (kind) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inside]) => [
          name,
          example(inside, { components } as Document, depth + 1),
        ]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'string':
      if (schema.format === 'email') return 'quillon.zephyrson@attack.example';
      if (schema.format === 'uri') return 'https://attack.example/';
      if (schema.format === 'date') return '2026-01-31';
      return texts.find((text) => new RegExp(schema.pattern ?? '').test(text)) ?? 'x';
    default:
      return null;
  }
};

/** Returns every call in the API document of the running server. */
export const documentedCalls = async (target: Target, token: string): Promise<DocumentedCall[]> => {
  const document: Document = await target.read('GET', '/openapi.json', { token });
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody, parameters = [] }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const needed = parameters.filter((one) => one.in === 'header' && one.required);
      return {
        method: method.toUpperCase(),
        path,
        isOpen: security?.length === 0,
        body: schema && example(schema, document),
        headers: Object.fromEntries(needed.map(({ name }) => [name, '"0"'])),
      };
    }),
  );
};
