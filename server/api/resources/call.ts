import type { Context } from 'hono';
import { rowConditions, explainRefusal } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import { recordId } from '@core/resource/resource';
import type { Resource, Area, Operation } from '@core/resource/resource';
import { isSetAction } from '@core/resource/row-action';
import { ownerColumn } from '@server/storage/resource-tables';
import type { Row, Storage, Where } from '@server/storage/storage';
import type { Call, Served } from '../behaviors/behavior';
import type { ApiEnv } from '../deps';
import { notFound, forbidden } from '../refusal';
import { mayUseClient, type Session, clientExists } from '../session/session';

/** Refuses a client that does not exist (404) or is not the user's (403). */
export const requireClient = async (storage: Storage, session: Session, id: number): Promise<void> => {
  if (!(await clientExists(storage, id))) throw notFound();
  if (!mayUseClient(session, id)) throw forbidden();
};

/**
 * The area must exist for this user (otherwise 404), they must hold its permissions and, for an area of agencies, be of one
 * (otherwise 403).
 */
export const requireArea = ({ rights, agencyId }: Session, area: Area): void => {
  const { flag, permissions } = explainRefusal(area, rights);
  if (flag !== undefined) throw notFound();
  if (permissions.length > 0 || (area.scope === 'agency' && agencyId === null)) throw forbidden();
};

/** As `requireArea`, and the operation must be declared (otherwise 404) and allowed (otherwise 403). */
export const requireOperation = (session: Session, resource: Resource, operation: Operation): void => {
  requireArea(session, resource);
  if (!resource.operations[operation]) throw notFound();
  if (session.ability.cannot(operation, resource.name)) throw forbidden();
};

/** As `requireArea`, and the row action must be one with a call of its own (otherwise 404) and allowed (otherwise 403). */
export const requireAction = (session: Session, resource: Resource, name: string): void => {
  requireArea(session, resource);
  const action = resource.rowActions?.[name];
  if (!action || isSetAction(action)) throw notFound();
  if (session.ability.cannot('act', resource.name, name)) throw forbidden();
};

/**
 * The client of a call whose path has `:clientId` and which belongs to an area. Throws 404 or 403 when the client or the area is
 * not the caller's.
 */
export const openClientCall = async (c: Context<ApiEnv>, area: Area): Promise<number> => {
  const { deps, session } = c.var;
  const clientId = recordId(c.req.param('clientId'));
  if (clientId === null) throw notFound();
  await requireClient(deps.storage, session, clientId);
  requireArea(session, area);
  return clientId;
};

export const isOfClient = (resource: Resource): boolean => resource.api.path.includes(':clientId');

/** A parameter with a character that no database keeps in text cannot match anything and counts as not said. */
const queryOf = (c: Context<ApiEnv>): URLSearchParams => {
  const query = new URL(c.req.url).searchParams;
  return new URLSearchParams([...query].filter(([, value]) => !value.includes('\0')));
};

/**
 * Of several declarations with one endpoint, the client in the query chooses the one that is bound to it. A call on a single record
 * need not name the client: a caller who lacks the rights of the unbound declaration then has those of the bound one, over their own clients.
 */
const chosen = (variants: readonly Served[], query: URLSearchParams, falls: (free: Resource) => boolean) => {
  const bound = variants.find(({ resource }) => resource.api.clientParam);
  const param = bound?.resource.api.clientParam;
  if (bound && param && query.has(param)) return bound;
  const free = variants.find(({ resource }) => !resource.api.clientParam);
  const found = free && bound && falls(free.resource) ? bound : (free ?? bound);
  if (!found) throw notFound();
  return found;
};

const clientOf = async (
  c: Context<ApiEnv>,
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
  c: Context<ApiEnv>,
  variants: readonly Served[],
  single: boolean,
): Promise<Call> => {
  const { deps, session } = c.var;
  const query = queryOf(c);
  const served = chosen(variants, query, ({ name }) => single && session.ability.cannot('list', name));
  const resource = readableResource(served.resource, session.ability);
  const { resource: declared } = served;
  const clientId = await clientOf(c, resource, query);
  return { ...served, c, deps, session, resource, declared, clientId, query };
};

/** Whose the records of this call are: the columns that every one of them has, and that a new one gets. */
export const ownerOf = ({ resource, clientId, session }: Call): Row => {
  const column = ownerColumn(resource);
  if (column === null) return {};
  return { [column]: column === 'client_id' ? clientId : session.agencyId };
};

/** A call that names no client is about those of all clients that are the caller's. */
const ownerConditions = (call: Call): Where => {
  const { resource, clientId, session } = call;
  if (clientId === null && ownerColumn(resource) === 'client_id')
    return session.clients === 'all' ? [] : [{ field: 'client_id', op: 'in', value: session.clients }];
  return Object.entries(ownerOf(call)).map(([field, value]) => ({ field, op: 'eq', value }) as const);
};

/** Which rows of the table this call is about at all. */
export const scopeConditions = async (call: Call): Promise<Where> => [
  ...ownerConditions(call),
  ...rowConditions(call.resource, call.session.rights),
  ...((await call.behavior.narrow?.(call)) ?? []),
];
