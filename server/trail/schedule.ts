import { day, hour } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { removeOldRuns } from '../api/bulk/stored-run';
import { removeOldVersions } from '../history/entries';
import { removeOldDeleted } from '../trash/deleted-records';
import type { TrailKeys } from './digests';
import { removeOldRows } from './remove-old';
import { readMark } from './marks';

type Deps = Pick<ApiDeps, 'storage' | 'clock' | 'log'> & { readonly keys: TrailKeys };

/**
 * Logs the newest row's id and digest, for logs that are stored elsewhere: with them, `trail:verify` detects even a
 * complete trail that was rolled back.
 */
const logHead = async ({ storage, keys, log }: Deps): Promise<void> => {
  const head = await readMark(storage, keys, 'head');
  if (head !== 'absent' && head !== 'unsigned')
    log.info('The audit trail ends with this row.', { row: head.rowId, digest: head.digest });
};

/** How many days each is kept. */
interface KeptDays {
  readonly trail: number;
  readonly history: number;
  readonly trash: number;
}

/**
 * Removes old rows of the trail, old states of records and records deleted long ago, now and every day, and logs the end
 * of the trail every hour. Does not keep the process alive. Returns a function that stops the schedule.
 */
export const startTrailSchedule = (deps: Deps, days: KeptDays): (() => Promise<void>) => {
  let round = Promise.resolve();
  let isStopped = false;
  const enqueue = (work: () => Promise<unknown>) => (): void => {
    round = round
      .then(() => (isStopped ? undefined : work()))
      .then(
        () => undefined,
        (error: unknown) =>
          deps.log.error(
            'Removing old rows of the audit trail, the history or the trash failed. The next round tries again.',
            {
              error: error instanceof Error ? error.name : 'unknown',
            },
          ),
      );
  };
  const removeRows = enqueue(() => removeOldRows(deps, days.trail));
  const removeVersions = enqueue(() => removeOldVersions(deps, days.history));
  const removeDeleted = enqueue(() => removeOldDeleted(deps, days.trash));
  const logMark = enqueue(() => logHead(deps));
  const removeRuns = enqueue(() => removeOldRuns(deps));
  const daily = [removeRows, removeVersions, removeDeleted, removeRuns];
  const timers = [...daily.map((work) => setInterval(work, day)), setInterval(logMark, hour)];
  for (const timer of timers) timer.unref();
  for (const work of daily) work();
  logMark();
  return () => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    return round;
  };
};
