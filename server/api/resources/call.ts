import type { Context } from 'hono';
import type { Condition } from '@core/resource/condition';
import type { Resource } from '@core/resource/resource';
import type { ApiDeps, ApiEnv } from '../deps';
import { ownerColumn } from '@server/storage/resource-tables';
import type { Row } from '@server/storage/storage';
import type { Behavior } from '../behaviors/behavior';
import type { Session } from '../session/session';
import { readableRows } from './readable';

/** One call on a resource after the session and the client were checked. */
export interface Call {
  readonly c: Context<ApiEnv>;
  readonly deps: ApiDeps;
  readonly session: Session;
  /** The declaration whose rules hold for this call, as the caller may read it. */
  readonly resource: Resource;
  readonly table: string;
  readonly behavior: Behavior;
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
}

export const isOfClient = (resource: Resource): boolean => resource.api.path.includes(':clientId');

/** Whose the records of this call are: the columns that every one of them has, and that a new one gets. */
export const ownerOf = ({ resource, clientId, session }: Call): Row => {
  const column = ownerColumn(resource);
  if (column === null) return {};
  return { [column]: column === 'client_id' ? clientId : session.agencyId };
};

/** Which rows of the table this call is about at all. */
export const reach = async (call: Call): Promise<readonly Condition[]> => [
  ...Object.entries(ownerOf(call)).map(([field, value]) => ({ field, op: 'eq', value }) as const),
  ...readableRows(call.session, call.resource),
  ...((await call.behavior.narrow?.(call)) ?? []),
];
