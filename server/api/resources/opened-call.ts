import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import type { Actor, TrailEvent } from '@server/trail/event';
import type { Language } from '@server/words/language';
import type { Behavior } from '../behaviors/behavior';
import type { ApiDeps, ApiEnv } from '../deps';
import type { Session } from '../session/session';

/** A declaration with the table and the behavior of its records. */
export interface ServedResource {
  readonly resource: Resource;
  readonly table: string;
  readonly behavior: Behavior;
}

/** One call on a resource, after the session and the client were checked, or a part of a change of many records. */
export interface Call extends ServedResource {
  /** The storage is that of the write's transaction, once it has begun. */
  readonly deps: ApiDeps;
  /** Who calls, for the audit trail. */
  readonly actor: Actor;
  /** The language of the caller's browser. */
  readonly language: Language;
  /** Whether the call changes nothing. */
  readonly isRead: boolean;
  readonly session: Session;
  /** The declaration that applies to this call, reduced to what the caller may read. */
  readonly resource: Resource;
  /** The full declaration, the same for every caller. */
  readonly declared: Resource;
  /** The client that the call is bound to by its path or its query. */
  readonly clientId: number | null;
  readonly query: URLSearchParams;
  /** Audit events of other records that the call changes. Contexts add them, and the write records them. */
  readonly also: TrailEvent[];
}

/** A call with its request. */
export interface HttpCall extends Call {
  readonly c: Context<ApiEnv>;
}
