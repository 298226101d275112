import { readableResource } from '@core/access/readable-resource';
import { versionField } from '@core/resource/versioned';
import type { JobData } from '@server/jobs/job-data';
import type { Storage } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents } from '@server/trail/record-event';
import type { Call } from '../resources/opened-call';
import { serve } from '../resources/behavior-of';
import type { JsonObject } from '../calls/parse';
import type { ApiDeps } from '../deps';
import { notFound, Refusal } from '../refusal';
import { requireClient } from '../resources/call';
import { changeColumns } from '../resources/change-columns';
import { findResource } from '../resources/endpoint';
import { inTransaction } from '../resources/write';
import { lockRights } from '../session/require-session';
import { columnsOfAction, requireBulkAction } from './bulk-action';
import { changeEach } from './change-each';
import {
  joinedEvents,
  RecordsRefused,
  type ChangedRecords,
  type Item,
  type Skipped,
} from './changed-records';
import { endRun, findRun, savePiece, takePiece, type Run } from './stored-run';

/**
 * How many milliseconds a transaction should take. With one connection, every call waits for its end, perhaps for each of
 * its own statements; otherwise only those wait that need what it has locked.
 */
const targetMs = ({ hasOneConnection }: Storage): number => (hasOneConnection ? 50 : 140);
const [firstSize, smallest, largest] = [50, 10, 1_000];

/** Returns the number of records for the next transaction from the duration of the last one, in milliseconds. */
const nextSize = (size: number, ms: number, target: number): number =>
  Math.min(largest, Math.max(smallest, Math.round((size * target) / Math.max(ms, target / 4))));

/** An action on records, and who runs it. */
export type BulkAction = Pick<JobData['bulk-change'], 'inputs' | 'actor' | 'language'> &
  Pick<Run, 'userId' | 'version' | 'resource' | 'clientId' | 'action'> & {
    /** The sign-in that must not have ended. A job goes on without it. */
    readonly family: string | null;
  };

/** The call of a change, with the rights that its user has now. */
const openedCall = async (deps: ApiDeps, change: BulkAction): Promise<Call> => {
  const { userId, version, family, resource: name, clientId, actor, language } = change;
  const session = await lockRights(deps, userId, family);
  const declared = findResource(deps, name);
  if (session?.version !== version) throw new Refusal(401, 'token expired');
  if (!declared) throw notFound();
  if (clientId !== null) await requireClient(deps.storage, session, clientId);
  const resource = readableResource(declared, session.ability);
  const request = { actor, language, isRead: false, query: new URLSearchParams() };
  const call: Call = {
    ...serve(declared),
    ...request,
    deps,
    session,
    resource,
    declared,
    clientId,
    also: [],
  };
  requireBulkAction(call, change.action);
  return call;
};

/** Changes records in the transaction of the call. */
const changeRecords = async (
  call: Call,
  action: string,
  inputs: JsonObject,
  items: readonly Item[],
): Promise<ChangedRecords> => {
  const columns = columnsOfAction(call, action, inputs);
  if (!columns) return changeEach(call, action, inputs, items);
  const ids = items.map(({ id }) => id);
  const { changes, skipped, events } = await changeColumns(call, columns, ids);
  const changed = changes.map(({ id, before, after }) => ({
    id,
    before: Number(before[versionField]),
    after: Number(after[versionField]),
  }));
  return { changed, skipped, events };
};

/** Records whose change is refused are an attempt that the trail keeps. */
const refusalEvents = (change: BulkAction, skipped: readonly Skipped[]): readonly TrailEvent[] =>
  skipped
    .filter(({ reason }) => reason === 'forbidden')
    .map(({ id, reason }) => ({
      action: 'refused',
      resource: change.resource,
      recordId: id,
      clientId: change.clientId,
      note: reason,
    }));

/**
 * Runs `work` in a transaction. When records were refused after it had begun to write, nothing is kept, and it runs
 * again without them.
 */
const withoutRefused = async <T>(
  storage: Storage,
  work: (tx: Storage, refused: ReadonlyMap<number, Skipped>) => Promise<T>,
): Promise<T> => {
  const refused = new Map<number, Skipped>();
  for (;;)
    try {
      return await storage.transaction((tx) => work(tx, refused));
    } catch (error) {
      if (!(error instanceof RecordsRefused)) throw error;
      for (const one of error.skipped) refused.set(one.id, one);
    }
};

/** Changes the first `size` records of a part, all or none. Returns whether there was one. */
const changePiece = (deps: ApiDeps, run: number, change: BulkAction, size: number): Promise<boolean> =>
  withoutRefused(deps.storage, async (tx, refused) => {
    const piece = await takePiece(tx, run);
    if (!piece) return false;
    const items = piece.items.slice(0, size);
    const call = await openedCall({ ...deps, storage: tx }, change);
    const rest = items.filter(({ id }) => !refused.has(id));
    const done = await changeRecords(call, change.action, change.inputs, rest);
    const skipped = [...done.skipped, ...items.flatMap(({ id }) => refused.get(id) ?? [])];
    await savePiece(tx, piece, { done: items.length, changed: done.changed, skipped });
    const events = joinedEvents([...done.events, ...refusalEvents(change, skipped)]);
    await recordEvents(deps, tx, change.actor, events);
    return true;
  });

/** Skips all records that are left, because their user may no longer change any. */
const skipRest = async ({ storage }: ApiDeps, run: number, reason: string): Promise<void> => {
  const skipNext = () =>
    storage.transaction(async (tx) => {
      const piece = await takePiece(tx, run);
      if (!piece) return false;
      const skipped = piece.items.map(({ id }) => ({ id, reason }));
      await savePiece(tx, piece, { done: skipped.length, changed: [], skipped });
      return true;
    });
  while (await skipNext());
};

/**
 * Changes the records of a run that are left, in transactions that are short enough for other callers. Several may do
 * it at the same time. It may stop after any transaction, and be called again. Returns why the rest was skipped, if the
 * user may no longer run the action.
 */
export const finishRun = async (deps: ApiDeps, run: number, change: BulkAction): Promise<Refusal | null> => {
  const target = targetMs(deps.storage);
  let size = firstSize;
  let refusal: Refusal | null = null;
  const changeNext = async (): Promise<boolean> => {
    const since = performance.now();
    const hasMore = await changePiece(deps, run, change, size);
    size = nextSize(size, performance.now() - since, target);
    // Others take their turn.
    await new Promise((resolve) => setTimeout(resolve));
    return hasMore;
  };
  try {
    while (await changeNext());
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    refusal = error;
    await skipRest(deps, run, error.detail);
  }
  await endRun(deps, run);
  return refusal;
};

/** Continues the change of a job. */
export const continueRun = async (
  deps: ApiDeps,
  { run: id, inputs, actor, language }: JobData['bulk-change'],
): Promise<void> => {
  const run = await findRun(deps.storage, id);
  if (run && !run.isEnded) await finishRun(deps, id, { ...run, inputs, actor, language, family: null });
};

class RolledBack extends Error {
  override readonly name = 'RolledBack';
}

/** Returns what a change of these records would do, and changes nothing. */
export const tryChange = async (
  call: Call,
  action: string,
  inputs: JsonObject,
  items: readonly Item[],
): Promise<Pick<ChangedRecords, 'changed' | 'skipped'>> => {
  const changed: ChangedRecords['changed'][number][] = [];
  const skipped: Skipped[] = [];
  const target = targetMs(call.deps.storage);
  let size = firstSize;
  let rest = items;
  while (rest.length > 0) {
    const since = performance.now();
    const some = rest.slice(0, size);
    rest = rest.slice(some.length);
    let done: ChangedRecords | undefined;
    await withoutRefused(call.deps.storage, async (tx, refused) => {
      const asked = some.filter(({ id }) => !refused.has(id));
      const result = await changeRecords(inTransaction(call, tx), action, inputs, asked);
      done = { ...result, skipped: [...result.skipped, ...refused.values()] };
      throw new RolledBack();
    }).catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
    changed.push(...(done?.changed ?? []));
    skipped.push(...(done?.skipped ?? []));
    size = nextSize(size, performance.now() - since, target);
  }
  return { changed, skipped };
};
