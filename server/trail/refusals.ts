import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import { minute } from '../api/clock';
import type { ApiDeps, ApiEnv } from '../api/deps';
import type { Refusal } from '../api/refusal';
import { recordId } from '@core/resource/resource';
import { endpointOf } from '../api/resources/endpoint';
import { callersNetwork } from '../api/session/network';
import { mayUseClient, type Session } from '../api/session/session';
import type { Storage } from '../storage/storage';
import type { TrailEvent } from './event';
import { actorOf, recordEvents } from './record-event';

/**
 * At most this many refused calls of one caller are recorded in this many milliseconds: of those without rights, and of
 * those above a limit, which a caller may repeat endlessly. The next record tells how many were skipped.
 */
const maxRecorded = { rights: 30, limit: 1 } as const;
type Kind = keyof typeof maxRecorded;
const windowMs = minute;

interface RefusalWindow {
  readonly since: number;
  readonly recorded: number;
  readonly left: number;
}

/**
 * By storage, so that servers in one process do not share it. Contains callers of the last minute, and callers with
 * skipped records.
 */
const windows = new WeakMap<Storage, Map<string, RefusalWindow>>();

/** Returns how many refused calls were skipped before this one. Null when this one is skipped too. */
const admit = ({ storage, clock }: ApiDeps, kind: Kind, caller: string): number | null => {
  const now = clock.now();
  const key = `${kind} ${caller}`;
  const known = windows.get(storage) ?? new Map<string, RefusalWindow>();
  windows.set(storage, known);
  for (const [id, { since, left }] of known)
    if (id !== key && now - since >= windowMs && left === 0) known.delete(id);
  const before = known.get(key) ?? { since: now, recorded: 0, left: 0 };
  const isOver = now - before.since >= windowMs;
  if (!isOver && before.recorded >= maxRecorded[kind]) {
    known.set(key, { ...before, left: before.left + 1 });
    return null;
  }
  known.set(key, {
    since: isOver ? now : before.since,
    recorded: isOver ? 1 : before.recorded + 1,
    left: 0,
  });
  return before.left;
};

interface RefusalTarget {
  readonly resource: string;
  readonly recordId: number | null;
  readonly clientId: number | null;
}

/** Hand-written calls, by the path segment after `/api/v1/`. */
const fixedAreas: readonly string[] = ['saved-views', 'favorite-clients', 'account'];

/** The area of a call without a session. */
const openAreaOf = (path: string): string => {
  if (path.startsWith('/api/v1/auth/')) return 'session';
  return path.startsWith('/api/pact-form/') ? 'membership' : 'api';
};

/**
 * Returns the record that a path names. For a path outside all areas, only returns `api`, because the path may contain
 * anything.
 */
const targetOf = (c: Context<ApiEnv>, session: Session | undefined): RefusalTarget => {
  const { deps } = c.var;
  const segments = c.req.path.split('/');
  if (!session) return { resource: openAreaOf(c.req.path), recordId: null, clientId: null };
  // Where several resources share a path, the one with a client parameter is only meant when the query names a client.
  const matchesQuery = ({ api }: Resource) => !api.clientParam || c.req.query(api.clientParam) !== undefined;
  const lengthOf = (resource: Resource) => endpointOf(resource).split('/').length;
  const closestFirst = (one: Resource, other: Resource) =>
    lengthOf(other) - lengthOf(one) ||
    Number(other.api.clientParam !== undefined) - Number(one.api.clientParam !== undefined);
  for (const resource of deps.resources.filter(matchesQuery).sort(closestFirst)) {
    const pattern = endpointOf(resource).split('/');
    const fits = pattern.every(
      (segment, at) => segment === segments[at] || (segment === ':clientId' && segments[at]),
    );
    if (!fits || segments.length > pattern.length + 2) continue;
    const at = pattern.indexOf(':clientId');
    const named = at < 0 ? c.req.query(resource.api.clientParam ?? 'client_id') : segments[at];
    const client = recordId(named);
    return {
      resource: resource.name,
      recordId: recordId(segments[pattern.length]),
      // Administrators of another client must not learn who this caller is.
      clientId: client !== null && mayUseClient(session, client) ? client : null,
    };
  }
  const found = fixedAreas.indexOf(segments[3] ?? '');
  return {
    resource: fixedAreas[found] ?? 'api',
    recordId: found < 0 ? null : recordId(segments[4]),
    clientId: null,
  };
};

/** Conflicts caused by missing rights of the caller, not by changes of others. */
const forbiddenConflicts: readonly string[] = [
  'last administrator',
  'cannot delete yourself',
  'cannot deactivate yourself',
];

/** Returns why a refusal is recorded, or null for one that is not. */
const kindOf = ({ status, detail, extras }: Refusal, isSignedIn: boolean): Kind | null => {
  if (status === 429) return 'limit';
  const isMissingRight =
    status === 403 ||
    (status === 404 && extras.exists === true) ||
    (status === 409 && forbiddenConflicts.includes(detail));
  return isSignedIn && isMissingRight ? 'rights' : null;
};

/**
 * Records a refused call: too many tries of any caller; of a signed-in one also missing rights, and records that exist
 * but are hidden from the caller. Mistyped addresses are not recorded. A failure here is only logged, and the caller still gets the error response.
 */
export const recordRefusal = async (c: Context<ApiEnv>, refusal: Refusal): Promise<void> => {
  const { deps, session } = c.var as Partial<ApiEnv['Variables']>;
  const kind = kindOf(refusal, session !== undefined);
  if (!deps || !kind) return;
  const userId = session?.userId ?? null;
  const skipped = admit(deps, kind, String(userId ?? callersNetwork(c)));
  if (skipped === null) return;
  const event: TrailEvent = {
    action: 'refused',
    ...targetOf(c, session),
    note: [c.req.method.toLowerCase(), refusal.detail, skipped > 0 ? `${skipped} more before` : '']
      .filter(Boolean)
      .join(', '),
  };
  try {
    await deps.storage.transaction((tx) => recordEvents(deps, tx, actorOf(c, userId), [event]));
  } catch (error) {
    deps.log.error('A refusal could not be recorded in the audit trail.', {
      error: error instanceof Error ? error.name : 'unknown',
    });
  }
};
