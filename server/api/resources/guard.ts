import { explainRefusal } from '../../../src/core/access/ability';
import type { Operation, Resource } from '../../../src/core/resource/resource';
import { forbidden, notFound } from '../refusal';
import type { Session } from '../session/session';

/** The area must exist for this user (otherwise 404) and they must hold its permissions (otherwise 403). */
export const requireArea = ({ rights, ability }: Session, resource: Resource): void => {
  if (explainRefusal(resource, rights).flag) throw notFound();
  if (ability.cannot('list', resource.name)) throw forbidden();
};

/** As `requireArea`, and the operation must be declared (otherwise 404) and allowed (otherwise 403). */
export const requireOperation = (session: Session, resource: Resource, operation: Operation): void => {
  requireArea(session, resource);
  if (!resource.operations[operation]) throw notFound();
  if (session.ability.cannot(operation, resource.name)) throw forbidden();
};
