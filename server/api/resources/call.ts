import type { Context } from 'hono';
import { rowConditions, explainRefusal } from '@core/access/ability';
import { readableResource } from '@core/access/readable-resource';
import type { ConditionContext } from '@core/conditions/resolve';
import { recordId } from '@core/resource/resource';
import type { Resource, Area, Operation } from '@core/resource/resource';
import { isSetAction } from '@core/resource/action';
import { ownerColumn } from '@server/storage/resource-tables';
import type { Row, Storage, Where } from '@server/storage/storage';
import { actorOf } from '@server/trail/record-event';
import { languageOf } from '@server/words/language';
import type { Call, HttpCall, ServedResource } from './opened-call';
import { isoTime } from '../clock';
import type { ApiEnv } from '../deps';
import { notFound, forbidden } from '../refusal';
import { contextOf } from './context';
import { mayUseClient, type Session, clientExists } from '../session/session';

/** Throws 404 for a client that does not exist and 403 for one that is not the user's. */
export const requireClient = async (storage: Storage, session: Session, id: number): Promise<void> => {
  if (!(await clientExists(storage, id))) throw notFound();
  if (!mayUseClient(session, id)) throw forbidden();
};

/**
 * Requires access to an area. Throws 404 when it does not exist for this user, and 403 when the user lacks its
 * permissions or, for an area of agencies, belongs to none.
 */
export const requireArea = ({ rights, agencyId }: Session, area: Area): void => {
  const { flag, permissions } = explainRefusal(area, rights);
  if (flag !== undefined) throw notFound();
  if (permissions.length > 0 || (area.scope === 'agency' && agencyId === null)) throw forbidden();
};

/** Like `requireArea`. Also throws 404 for an undeclared operation and 403 for one that is not allowed. */
export const requireOperation = (session: Session, resource: Resource, operation: Operation): void => {
  requireArea(session, resource);
  if (!resource.operations[operation]) throw notFound();
  if (session.ability.cannot(operation, resource.name)) throw forbidden();
};

/** Like `requireArea`. Also throws 404 for a row action without a separate call and 403 for one that is not allowed. */
export const requireAction = (session: Session, resource: Resource, name: string): void => {
  requireArea(session, resource);
  const action = resource.actions?.[name];
  if (!action || isSetAction(action)) throw notFound();
  if (session.ability.cannot('act', resource.name, name)) throw forbidden();
};

/**
 * Returns the client of a call that belongs to an area and has `:clientId` in its path. Throws 404 or 403 when the
 * client or the area is not the caller's.
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

/**
 * Returns the query. Parameters with a character that databases cannot store are ignored, because they cannot match
 * anything.
 */
const queryOf = (c: Context<ApiEnv>): URLSearchParams => {
  const query = new URL(c.req.url).searchParams;
  return new URLSearchParams([...query].filter(([, value]) => !value.includes('\0')));
};

/**
 * Chooses one of several declarations that share an endpoint. A client in the query chooses the client-bound one. A
 * call on a single record does not have to name the client: a caller without the rights of the unbound declaration gets
 * the bound one, limited to their own clients.
 */
const chooseVariant = (
  variants: readonly ServedResource[],
  query: URLSearchParams,
  fallsBack: (free: Resource) => boolean,
) => {
  const bound = variants.find(({ resource }) => resource.api.clientParam);
  const param = bound?.resource.api.clientParam;
  if (bound && param && query.has(param)) return bound;
  const unbound = variants.find(({ resource }) => !resource.api.clientParam);
  const found = unbound && bound && fallsBack(unbound.resource) ? bound : (unbound ?? bound);
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

/** Returns what a call knows of its request. */
export const callerOf = (c: Context<ApiEnv>): Pick<Call, 'actor' | 'language' | 'isRead'> => ({
  actor: actorOf(c, c.var.session.userId),
  language: languageOf(c.req.raw.headers),
  isRead: ['GET', 'HEAD'].includes(c.req.method),
});

/**
 * Opens a call on the records of declarations that share an endpoint. `single` means that it is about one record.
 * Throws 404 or 403 for a client that is not the caller's. Does not check the rights of the area.
 */
export const openCall = async (
  c: Context<ApiEnv>,
  variants: readonly ServedResource[],
  single: boolean,
): Promise<HttpCall> => {
  const { deps, session } = c.var;
  const query = queryOf(c);
  const served = chooseVariant(variants, query, ({ name }) => single && session.ability.cannot('list', name));
  const resource = readableResource(served.resource, session.ability);
  const { resource: declared } = served;
  const clientId = await clientOf(c, resource, query);
  return {
    ...served,
    c,
    deps,
    session,
    resource,
    declared,
    clientId,
    query,
    also: [],
    ...callerOf(c),
  };
};

/** Returns the owner columns that all records of this call have, and that a new record gets. */
export const ownerOf = ({ resource, clientId, session }: Call): Row => {
  const column = ownerColumn(resource);
  if (column === null) return {};
  return { [column]: column === 'client_id' ? clientId : session.agencyId };
};

/** Returns the number in the path of a call. Throws 404 for anything else. */
export const idOf = (c: Context<ApiEnv>): number => {
  const id = recordId(c.req.param('id'));
  if (id === null) throw notFound();
  return id;
};

/** A call without a client covers all of the caller's clients, and no records without a client. */
export const ownerConditions = (call: Call): Where => {
  const { resource, clientId, session } = call;
  if (clientId === null && ownerColumn(resource) === 'client_id') {
    const { clients } = session;
    const field = 'client_id';
    return [clients === 'all' ? { field, op: 'ne', value: null } : { field, op: 'in', value: clients }];
  }
  return Object.entries(ownerOf(call)).map(([field, value]) => ({ field, op: 'eq', value }) as const);
};

/** Returns what the conditions of a declaration refer to in this call. The day is that of UTC. */
export const conditionContext = ({ session, clientId, deps }: Call): ConditionContext => ({
  userId: session.userId,
  clientId,
  today: isoTime(deps.clock.now()).slice(0, 10),
});

/** Returns the conditions for the rows that this call may access. */
export const scopeConditions = async (call: Call): Promise<Where> => [
  ...ownerConditions(call),
  ...rowConditions(call.resource, call.session.rights),
  ...((await call.behavior.scope?.read?.(contextOf(call))) ?? []),
];
