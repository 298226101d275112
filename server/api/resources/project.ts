import type { Resource } from '../../../src/core/resource/resource';
import type { Row } from '../../storage/storage';
import type { Session } from '../session/session';

/** Whether this user may learn a field's value, and so whether they may sort by it. */
export const mayRead = ({ ability }: Session, resource: Resource, name: string): boolean =>
  !resource.fields[name]?.onlyFor || ability.can('read', resource.name, name);

/** The declared fields of a row that this user may read: all for the single record, otherwise without those of the detail only. */
export const project = (session: Session, resource: Resource, row: Row, single = false): Row =>
  Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([name, field]) => (single || !field.detailOnly) && mayRead(session, resource, name))
      .map(([name]) => [name, row[name] ?? null]),
  );
