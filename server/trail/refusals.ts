import type { Context } from 'hono';
import type { Resource } from '@core/resource/resource';
import { minute } from '../api/clock';
import type { ApiDeps, ApiEnv } from '../api/deps';
import type { Refusal } from '../api/refusal';
import { recordId } from '@core/resource/resource';
import { endpointOf } from '../api/resources/endpoint';
import { mayUseClient, type Session } from '../api/session/session';
import type { Storage } from '../storage/storage';
import type { TrailEvent } from './event';
import { actorOf, recordEvents } from './record-event';

/** So many refusals of one caller are kept in so many milliseconds; the next that is kept tells how many were not. */
const most = 30;
const within = minute;

interface Window {
  readonly since: number;
  readonly kept: number;
  readonly left: number;
}

/** By storage, so that servers of one process do not share it; only callers of the last minute are in it. */
const windows = new WeakMap<Storage, Map<number, Window>>();

/** How many refusals before this one were not kept; null when this one is not either. */
const admit = ({ storage, clock }: ApiDeps, userId: number): number | null => {
  const now = clock.now();
  const known = windows.get(storage) ?? new Map<number, Window>();
  windows.set(storage, known);
  for (const [id, { since, left }] of known)
    if (id !== userId && now - since >= within && left === 0) known.delete(id);
  const before = known.get(userId) ?? { since: now, kept: 0, left: 0 };
  const isOver = now - before.since >= within;
  if (!isOver && before.kept >= most) {
    known.set(userId, { ...before, left: before.left + 1 });
    return null;
  }
  known.set(userId, {
    since: isOver ? now : before.since,
    kept: isOver ? 1 : before.kept + 1,
    left: 0,
  });
  return before.left;
};

interface RefusalTarget {
  readonly resource: string;
  readonly recordId: number | null;
  readonly clientId: number | null;
}

/** Calls with paths of their own, by what stands behind `/api/v1/`. */
const fixedAreas: readonly string[] = ['saved-views', 'favorite-clients', 'account'];

/** The record that a path names. Of a path that no area serves only that it is one of the API's is told: it may hold anything. */
const targetOf = (c: Context<ApiEnv>, session: Session): RefusalTarget => {
  const { deps } = c.var;
  const steps = c.req.path.split('/');
  // Of declarations with one address, the one that is bound to a client is meant only where the query names one.
  const isMeant = ({ api }: Resource) => !api.clientParam || c.req.query(api.clientParam) !== undefined;
  const boundFirst = (one: Resource, other: Resource) =>
    Number(other.api.clientParam !== undefined) - Number(one.api.clientParam !== undefined);
  for (const resource of deps.resources.filter(isMeant).sort(boundFirst)) {
    const pattern = endpointOf(resource).split('/');
    const fits = pattern.every((step, at) => step === steps[at] || (step === ':clientId' && steps[at]));
    if (!fits || steps.length > pattern.length + 2) continue;
    const at = pattern.indexOf(':clientId');
    const named = at < 0 ? c.req.query(resource.api.clientParam ?? 'client_id') : steps[at];
    const client = recordId(named);
    return {
      resource: resource.name,
      recordId: recordId(steps[pattern.length]),
      // Another client's administrators learn nothing of who this caller is.
      clientId: client !== null && mayUseClient(session, client) ? client : null,
    };
  }
  const found = fixedAreas.indexOf(steps[3] ?? '');
  return {
    resource: fixedAreas[found] ?? 'api',
    recordId: found < 0 ? null : recordId(steps[4]),
    clientId: null,
  };
};

/** Conflicts that come of what the caller may not do, not of what others did. */
const forbiddenConflicts: readonly string[] = [
  'last administrator',
  'cannot delete yourself',
  'cannot deactivate yourself',
];

const isTelling = ({ status, detail, extras }: Refusal): boolean =>
  status === 403 ||
  (status === 404 && extras.exists === true) ||
  (status === 409 && forbiddenConflicts.includes(detail));

/**
 * Adds the refusal of a signed-in caller to the trail: what they may not do, and records that are there but not for them. Slips in
 * an address are none. A failure here is for the log: the caller is refused all the same.
 */
export const recordRefusal = async (c: Context<ApiEnv>, refusal: Refusal): Promise<void> => {
  const { deps, session } = c.var as Partial<ApiEnv['Variables']>;
  if (!deps || !session || !isTelling(refusal)) return;
  const left = admit(deps, session.userId);
  if (left === null) return;
  const event: TrailEvent = {
    action: 'refused',
    ...targetOf(c, session),
    note: [c.req.method.toLowerCase(), refusal.detail, left > 0 ? `${left} more before` : '']
      .filter(Boolean)
      .join(', '),
  };
  try {
    await deps.storage.transaction((tx) => recordEvents(deps, tx, actorOf(c, session.userId), [event]));
  } catch (error) {
    deps.log.error('refusal not recorded', { error: error instanceof Error ? error.name : 'unknown' });
  }
};
