import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Resource } from '@core/resource/resource';
import type { ApiEnv } from '../api/deps';
import { documentPath } from './call';
import { apiDocument, type ApiDocument } from './document';
import type { Schema } from '@core/openapi/schema';
import { schemaProblems, type SchemaProblem } from './schema-problems';

/**
 * Disallows additional properties, unless the document allows any. The document does not mention them in responses, so
 * that responses can grow, but the server itself only sends fields that are described.
 */
const strictSchema = (schema: Schema): Schema => {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      additionalProperties: schema.additionalProperties ?? false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, strictSchema(one)]),
      ),
    }),
    ...(items && { items: strictSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(strictSchema) }),
  };
};

interface DescribedApi {
  readonly paths: ApiDocument['paths'];
  readonly refusals: ApiDocument['components']['responses'];
  readonly schemas: Readonly<Record<string, Schema>>;
}

const known = new WeakMap<readonly Resource[], Promise<DescribedApi>>();

const describe = async (resources: readonly Resource[]): Promise<DescribedApi> => {
  const { paths, components } = await apiDocument(resources);
  const schemas = Object.entries(components.schemas).map(([name, one]) => [name, strictSchema(one)] as const);
  return { paths, refusals: components.responses, schemas: Object.fromEntries(schemas) };
};

const describedBy = (resources: readonly Resource[]): Promise<DescribedApi> => {
  const found = known.get(resources) ?? describe(resources);
  known.set(resources, found);
  return found;
};

/** Describes where a response differs and what was expected. Never contains the value, which may be a secret. */
const placeOf = ({ at, expected }: SchemaProblem): string => `${at || 'the answer'} (${expected})`;

/** Returns the differences between a response and the document. Empty when there are none. */
const problemsOf = async ({ paths, refusals, schemas }: DescribedApi, route: string, answer: Response) => {
  const [method = '', path = ''] = route.split(' ');
  const operation = paths[path]?.[method];
  // The document does not have this call and it failed, which is fine.
  if (!operation && !answer.ok) return [];
  const found = operation?.responses[answer.status];
  const described = found && '$ref' in found ? refusals[found.$ref.replace(/.*\//, '')] : found;
  if (!described) return [`status ${answer.status} is not described`];
  const type = answer.headers.get('Content-Type')?.replace(/;.*/, '') ?? '';
  const content = described.content[type];
  if (!content) return [`type ${type} is not described`];
  if (type !== 'application/json') return [];
  // Files are not cloned, so that the client's reading speed and cancellation still control how they are generated.
  return schemaProblems(strictSchema(content.schema), await answer.clone().json(), schemas).map(placeOf);
};

/** An internal error, which the document does not list for any call. */
const failed = 500;

/**
 * Throws when a response, including an error response, does not match the document, or the document does not have the
 * call.
 */
export const checkAnswer = async (c: Context<ApiEnv>): Promise<void> => {
  const served = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  if (!served || c.res.status === failed) return;
  const route = `${served.method.toLowerCase()} ${documentPath(served.path)}`;
  const problems = await problemsOf(await describedBy(c.var.deps.resources), route, c.res);
  if (problems.length > 0)
    throw new Error(`${route} answers what the document does not say: ${problems.slice(0, 20).join(', ')}`);
};
