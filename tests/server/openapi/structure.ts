import { array, boolean, lazy, mixed, object, string, type Schema } from 'yup';

// The parts of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) that our document uses. Unknown keys are rejected, so that
// typos in optional keys are found too.

const anyText = string().strict().min(1);
const only = (shape: Record<string, Schema>) => object(shape).strict().noUnknown().required();
/** Returns a schema for an object with any keys whose values all have the same shape. */
const mapOf = (inside: () => Schema, key = /^.+$/) =>
  lazy((value: object | undefined) =>
    object(Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, inside()])))
      .strict()
      .test('keys', `keys must match ${String(key)}`, (all) =>
        Object.keys(all).every((name) => key.test(name)),
      ),
  ) as unknown as Schema;
const optional = (inside: Schema) =>
  lazy((value: unknown) => (value === undefined ? mixed() : inside)) as unknown as Schema;

const schema = (): Schema =>
  lazy(() =>
    only({
      $ref: string()
        .strict()
        .matches(/^#\/components\/schemas\/\w+$/),
      title: string().strict(),
      description: string().strict(),
      type: mixed(),
      format: string().strict(),
      pattern: string().strict(),
      enum: array().strict().min(1),
      minimum: mixed(),
      maximum: mixed(),
      minLength: mixed(),
      maxLength: mixed(),
      default: mixed(),
      minItems: mixed(),
      maxItems: mixed(),
      items: optional(schema()),
      properties: optional(mapOf(schema)),
      required: array(anyText.required()).strict(),
      additionalProperties: lazy((value: unknown) =>
        typeof value === 'boolean' ? mixed() : optional(schema()),
      ) as unknown as Schema,
      anyOf: optional(
        array(schema() as never)
          .strict()
          .min(1),
      ),
    }),
  ) as unknown as Schema;

const content = () => mapOf(() => only({ schema: schema(), example: mixed() }), /^[a-z]+\/[a-z-]+$/);
const response = (): Schema =>
  only({
    description: anyText.required(),
    content: content(),
    headers: optional(mapOf(() => only({ schema: schema() }))),
  });
const reference = () =>
  only({
    $ref: string()
      .strict()
      .required()
      .matches(/^#\/components\/responses\/\w+$/),
  });

const parameter = (): Schema =>
  only({
    name: anyText.required(),
    in: string().strict().required().oneOf(['path', 'query', 'header']),
    description: anyText,
    required: boolean().strict(),
    schema: schema(),
  });

const operation = (): Schema =>
  only({
    operationId: string()
      .strict()
      .required()
      .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    tags: array(anyText.required()).strict().required().length(1),
    summary: anyText.required(),
    description: anyText,
    security: array().strict().length(0),
    parameters: array(parameter() as never).strict(),
    requestBody: optional(
      only({ required: boolean().strict().required(), description: anyText, content: content() }),
    ),
    responses: mapOf(
      () => lazy((one: object) => ('$ref' in one ? reference() : response())) as unknown as Schema,
      /^[1-5]\d\d$/,
    ),
  });

export const openApiShape = only({
  openapi: string().strict().required().oneOf(['3.1.0']),
  info: only({ title: anyText.required(), version: anyText.required(), description: anyText }),
  servers: array(only({ url: anyText.required() }) as never)
    .strict()
    .required(),
  tags: array(only({ name: anyText.required(), description: anyText.required() }) as never)
    .strict()
    .required(),
  security: array().strict().required().length(1),
  paths: mapOf(() => mapOf(operation, /^(get|post|put|patch|delete)$/), /^\/api\/[\w/{}-]+$/),
  components: only({
    schemas: mapOf(schema, /^\w+$/),
    responses: mapOf(response, /^\w+$/),
    securitySchemes: mapOf(() => mixed()),
  }),
});
