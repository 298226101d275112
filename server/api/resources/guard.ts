import { explainRefusal } from '@core/access/ability';
import type { Area, Operation, Resource } from '@core/resource/resource';
import { isSetAction } from '@core/resource/row-action';
import { forbidden, notFound } from '../refusal';
import type { Session } from '../session/session';

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
