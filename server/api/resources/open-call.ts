import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import { tableName } from '@server/storage/resource-tables';
import { behaviorOf } from '../behaviors/by-resource';
import type { ApiEnv } from '../deps';
import { notFound } from '../refusal';
import { requireClient } from '../session/clients';
import { isOfClient, type Call } from './call';
import { readable } from './readable';
import { recordId } from './record-id';

type ApiContext = Context<ApiEnv>;

/** A parameter with a character that no database keeps in text cannot match anything and counts as not said. */
const queryOf = (c: ApiContext): URLSearchParams => {
  const query = new URL(c.req.url).searchParams;
  return new URLSearchParams([...query].filter(([, value]) => !value.includes('\0')));
};

/**
 * Of several declarations with one endpoint, the client in the query chooses the one that is bound to it. A call on a single record
 * need not name the client: a caller who lacks the rights of the unbound declaration then has those of the bound one, over their own clients.
 */
const chosen = (
  variants: readonly Resource[],
  query: URLSearchParams,
  falls: (free: Resource) => boolean,
) => {
  const bound = variants.find(({ api }) => api.clientParam);
  if (bound?.api.clientParam && query.has(bound.api.clientParam)) return bound;
  const free = variants.find(({ api }) => !api.clientParam);
  const found = free && bound && falls(free) ? bound : (free ?? bound);
  if (!found) throw notFound();
  return found;
};

const clientOf = async (
  c: ApiContext,
  resource: Resource,
  query: URLSearchParams,
): Promise<number | null> => {
  const { clientParam } = resource.api;
  const named = isOfClient(resource) ? c.req.param('clientId') : clientParam && query.get(clientParam);
  if (named === undefined || named === null) return null;
  const id = recordId(named);
  if (id === null) throw notFound();
  await requireClient(c.var.deps.storage, c.var.session, id);
  return id;
};

/**
 * A call on the records of declarations that share an endpoint; `single` says that it is about one record. Throws 404 or 403 for a
 * client that is not the caller's; the area's own rights are still to be asked.
 */
export const openCall = async (
  c: ApiContext,
  variants: readonly Resource[],
  single: boolean,
): Promise<Call> => {
  const { deps, session } = c.var;
  const query = queryOf(c);
  const declared = chosen(variants, query, ({ name }) => single && session.ability.cannot('list', name));
  const resource = readable(session, declared);
  const table = tableName(resource);
  const clientId = await clientOf(c, resource, query);
  return { c, deps, session, resource, table, behavior: behaviorOf(resource), clientId, query };
};
