import { explainRefusal } from '@core/access/ability';
import type { Area, Operation, Resource } from '@core/resource/resource';
import { isSetAction } from '@core/resource/row-action';
import { forbidden, notFound } from '../refusal';
import { mayUseClient, type Session } from '../session/session';
import type { Storage } from '@server/storage/storage';
import type { Context } from 'hono';
import type { ApiEnv } from '../deps';
import { recordId } from './record-id';
import { clientExists } from '../session/clients';

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
