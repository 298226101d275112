import type { Language } from '../words/language';
import type { Resource } from '@core/resource/resource';
import { endpointOf } from '../api/resources/endpoint';
import type { ApiCall } from './call';
import { figureCalls } from './calls/figures';
import { callsAfter, callsBefore, describedCall } from './calls/hand-written';
import { recordCalls } from './calls/records';
import { operationOf, refusals, type Operation } from './operation';
import { recordSchemas } from './record-schemas';
import { integer, listOf, object, text, type Schema } from '@core/openapi/schema';
import { documentWords, type DocumentWords } from './words';

export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly security: readonly { readonly token: readonly [] }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: ReturnType<typeof refusals>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** Groups resources by endpoint, the one without a client parameter first: its rules apply when the call names no client. */
const byEndpoint = (resources: readonly Resource[]): Resource[][] =>
  [...new Set(resources.map(endpointOf))].map((path) =>
    resources
      .filter((resource) => endpointOf(resource) === path)
      .sort((one, other) => Number(Boolean(one.api.clientParam)) - Number(Boolean(other.api.clientParam))),
  );

/** Where several resources share an endpoint, the first one describes its schemas. */
const schemasOf = (resources: readonly Resource[], words: DocumentWords): Record<string, Schema> =>
  Object.fromEntries(
    byEndpoint(resources).flatMap(([resource]) =>
      resource ? Object.entries(recordSchemas(resource, words)) : [],
    ),
  );

const callsOf = (resources: readonly Resource[], words: DocumentWords): ApiCall[] => [
  ...callsBefore.map((call) => describedCall(call, words)),
  ...byEndpoint(resources).flatMap((variants) => [
    ...recordCalls(variants, words),
    ...variants.flatMap((resource) => figureCalls(resource, words)),
  ]),
  ...callsAfter.map((call) => describedCall(call, words)),
];

const pathsOf = (calls: readonly ApiCall[], words: DocumentWords): ApiDocument['paths'] => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operationOf(call, words);
  return paths;
};

const refusalSchema: Schema = {
  ...object({ detail: text }),
  properties: {
    detail: text,
    errors: { type: 'object', additionalProperties: text },
    current: { type: 'object' },
    referring: listOf(object({ resource: text, count: integer })),
  },
};

/** Returns the API as an OpenAPI 3.1 document, from the resource declarations and the hand-written calls. */
export const apiDocument = async (
  resources: readonly Resource[],
  language: Language = 'en',
): Promise<ApiDocument> => {
  const words = await documentWords(resources, language);
  const { own } = words;
  const calls = callsOf(resources, words);
  const titles: Readonly<Record<string, string | undefined>> = {
    ...own.tags,
    ...Object.fromEntries(resources.map((resource) => [resource.name, words.of(resource).all?.title])),
  };
  return {
    openapi: '3.1.0',
    info: { title: own.title, version: '1', description: own.text },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].map((name) => ({
      name,
      description: titles[name] ?? name,
    })),
    security: [{ token: [] }],
    paths: pathsOf(calls, words),
    components: {
      schemas: { Refusal: refusalSchema, ...schemasOf(resources, words) },
      responses: refusals(own),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: own.token },
      },
    },
  };
};
