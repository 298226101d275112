import type { Context } from 'hono';
import type { Condition } from '../../../src/core/resource/condition';
import type { Resource } from '../../../src/core/resource/resource';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Session } from '../session/session';
import type { Behavior } from '../behaviors/behavior';

/** One call on a resource after the session and the client were checked. */
export interface Call {
  readonly c: Context<ApiEnv>;
  readonly deps: ApiDeps;
  readonly session: Session;
  /** The declaration whose rules hold for this call. */
  readonly resource: Resource;
  readonly table: string;
  readonly behavior: Behavior;
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
}

export const isOfClient = (resource: Resource): boolean => resource.api.path.includes(':clientId');

/** Which rows of the table this call is about at all. */
export const reach = async (call: Call): Promise<readonly Condition[]> => [
  ...(isOfClient(call.resource) ? [{ field: 'client_id', op: 'eq', value: call.clientId } as const] : []),
  ...((await call.behavior.narrow?.(call)) ?? []),
];
