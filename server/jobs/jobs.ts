import { hour, isoTime } from '../api/clock';
import type { ApiDeps } from '../api/deps';
import { seal, unseal } from '../api/membership/seal';
import { Refusal } from '../api/refusal';
import type { Row } from '../storage/storage';
import type { JobName, Jobs } from './job-data';
import type { JobKind, JobKinds } from './job-kind';
import { leaseMs, nextTry, oldJobs, type QueueName, queueOf, queues } from './rules';

export interface JobQueue extends Jobs {
  /**
   * Starts running jobs. `exclusive` means that no other server uses the database, so that jobs which a stopped one left
   * behind start again at once. Returns a function that stops and waits for the running ones.
   */
  start(deps: ApiDeps, options: { readonly exclusive: boolean }): Promise<() => Promise<void>>;
}

const table = 'jobs';

type Base = Pick<ApiDeps, 'storage' | 'keys' | 'clock' | 'log'>;

interface JobsOptions {
  /**
   * Milliseconds between a commit and its jobs, so that the response leaves the process first and the duration of a job
   * does not show in it.
   */
  readonly pause?: number;
  /** Milliseconds between two looks for jobs of other servers and for those that are tried again. Null for none. */
  readonly interval?: number | null;
  /** Relates what a job logs to the request that caused it. */
  readonly requests?: {
    readonly current: () => string | undefined;
    readonly run: <T>(id: string | undefined, work: () => T) => T;
  };
}

const noRequests: NonNullable<JobsOptions['requests']> = {
  current: () => undefined,
  run: (_, work) => work(),
};

const byId = (row: Row) => ({ field: 'id', op: 'eq', value: row['id'] ?? null }) as const;

/** The owner that a job's data are sealed for. */
export const jobOwner = (row: Row): string => `job:${String(row['kind'])}:${String(row['created'])}`;

/** Name and code of an error. Its message may contain personal data. */
const describe = (error: unknown): string => {
  if (error instanceof Refusal) return error.detail;
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
};

/** A job that this server runs. */
interface Attempt {
  readonly row: Row;
  readonly attempt: string;
}

const whereDue = (queue: QueueName, now: number) =>
  [
    { field: 'queue', op: 'eq', value: queue },
    { field: 'job_status', op: 'eq', value: 'waiting' },
    { field: 'due', op: 'lte', value: isoTime(now) },
  ] as const;

/** Takes the next due job that no other server has taken. Null when there is none. */
const claim = async ({ storage, clock }: Base, queue: QueueName): Promise<Attempt | null> => {
  const due = whereDue(queue, clock.now());
  if (!(await storage.table(table).first(due))) return null;
  return storage.transaction(async (tx) => {
    const row = await tx.table(table).lock(due, 'free');
    if (!row) return null;
    const attempt = crypto.randomUUID();
    const tries = Number(row['tries']) + 1;
    const patch = { job_status: 'running', tries, claimed: isoTime(clock.now()), attempt };
    await tx.table(table).update([byId(row)], patch);
    return { row: { ...row, ...patch }, attempt };
  });
};

/** Releases jobs whose server was stopped while it ran them. */
const releaseAbandoned = async ({ storage, clock }: Base, exclusive: boolean): Promise<void> => {
  const before = isoTime(clock.now() - (exclusive ? 0 : leaseMs));
  await storage.table(table).update(
    [
      { field: 'job_status', op: 'eq', value: 'running' },
      { field: 'claimed', op: exclusive ? 'lte' : 'lt', value: before },
    ],
    { job_status: 'waiting', attempt: null },
  );
};

const removeOld = async ({ storage, clock }: Base): Promise<void> => {
  for (const [status, ms] of Object.entries(oldJobs))
    await storage.table(table).remove([
      { field: 'job_status', op: 'eq', value: status },
      { field: 'ended', op: 'lt', value: isoTime(clock.now() - ms) },
    ]);
};

/** Ends an attempt. Does nothing when another server has taken the job over. */
const finish = async (base: Base, { row, attempt }: Attempt, patch: Row): Promise<void> => {
  await base.storage
    .table(table)
    .update([byId(row), { field: 'attempt', op: 'eq', value: attempt }], { attempt: null, ...patch });
};

/** What becomes of a job that failed: it is tried again later, given up, or was refused and is over. */
const outcomeOf = ({ clock, log }: Pick<ApiDeps, 'clock' | 'log'>, row: Row, error: unknown): Row => {
  const [job, now, reason] = [String(row['kind']), clock.now(), describe(error)];
  const ended = isoTime(now);
  if (error instanceof Refusal && error.status < 500) {
    log.info('A job was refused.', { job, detail: reason });
    return { job_status: 'cancelled', ended, error: reason, data: null };
  }
  const due = nextTry(Number(row['tries']), now);
  if (due !== null) {
    log.error('A job failed and will be tried again.', { job, error: reason });
    return { job_status: 'waiting', due: isoTime(due), error: reason };
  }
  log.error('A job was given up.', { job, error: reason });
  return { job_status: 'failed', ended, error: reason };
};

const runAttempt = async (deps: ApiDeps, kinds: JobKinds, one: Attempt): Promise<void> => {
  const { row } = one;
  const { clock, keys, storage } = deps;
  const stillRunning = [byId(row), { field: 'attempt', op: 'eq', value: one.attempt }] as const;
  const heartbeat = setInterval(
    () =>
      void storage
        .table(table)
        .update(stillRunning, { claimed: isoTime(clock.now()) })
        .catch(() => undefined),
    leaseMs / 4,
  );
  try {
    // A job of another version of the server has a kind that this one may not know.
    const kind = kinds[row['kind'] as JobName] as JobKind<never> | undefined;
    if (!kind) throw new Error('unknown kind');
    await kind(deps, JSON.parse(await unseal(keys, String(row['data']), jobOwner(row))) as never);
    const ended = isoTime(clock.now());
    await finish(deps, one, { job_status: 'done', ended, data: null, error: null });
  } catch (error) {
    await finish(deps, one, outcomeOf(deps, row, error));
  } finally {
    clearInterval(heartbeat);
  }
};

/** Creates the queues of jobs. Nothing runs before `start`. */
export const createJobs = (
  base: Base,
  kinds: JobKinds,
  { pause = 100, interval = 5_000, requests = noRequests }: JobsOptions = {},
): JobQueue => {
  let deps: ApiDeps | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const running = new Set<Promise<void>>();

  const runQueue = async (current: ApiDeps, queue: QueueName): Promise<void> => {
    while (deps !== null) {
      const one = await claim(current, queue);
      if (!one) return;
      await requests.run(String(one.row['request']) || undefined, () => runAttempt(current, kinds, one));
    }
  };
  const runDue = (): void => {
    const current = deps;
    if (!current) return;
    for (const [queue, { workers }] of Object.entries(queues))
      for (let worker = 0; worker < workers; worker++) {
        const round = runQueue(current, queue as QueueName).catch((error: unknown) =>
          current.log.error('The queue of jobs could not be read.', { error: describe(error) }),
        );
        running.add(round);
        void round.finally(() => running.delete(round));
      }
  };
  const wake = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      requests.run(undefined, runDue);
    }, pause);
  };
  const settled = async (): Promise<void> => {
    if (timer) {
      clearTimeout(timer);
      timer = null;
      runDue();
    }
    while (running.size > 0) await Promise.all(running);
  };

  return {
    enqueue: async (tx, kind, data, { userId } = {}) => {
      const { queue, limit } = queueOf(kind);
      const waiting = [
        { field: 'queue', op: 'eq', value: queue },
        { field: 'job_status', op: 'eq', value: 'waiting' },
      ] as const;
      if (limit !== undefined && (await tx.table(table).count(waiting)) >= limit) {
        base.log.error('A job was dropped, because too many are waiting.', { job: kind });
        return;
      }
      const created = isoTime(base.clock.now());
      const row = { kind, queue, job_status: 'waiting', tries: 0, created, due: created };
      const sealed = await seal(base.keys, JSON.stringify(data), jobOwner(row));
      await tx
        .table(table)
        .insert({ ...row, data: sealed, request: requests.current() ?? '', user_id: userId ?? null });
      tx.afterCommit(wake);
    },
    wake,
    settled,
    start: async (started, { exclusive }) => {
      deps = started;
      await releaseAbandoned(started, exclusive);
      await removeOld(started);
      let round = Promise.resolve();
      const schedule = (work: () => unknown, ms: number): ReturnType<typeof setInterval> => {
        const timer = setInterval(() => {
          round = round.then(work).then(
            () => undefined,
            (error: unknown) =>
              started.log.error('The queue of jobs could not be read.', { error: describe(error) }),
          );
        }, ms);
        timer.unref();
        return timer;
      };
      const look = async (): Promise<void> => {
        await releaseAbandoned(started, false);
        runDue();
      };
      const timers =
        interval === null ? [] : [schedule(look, interval), schedule(() => removeOld(started), hour)];
      wake();
      return async () => {
        for (const timer of timers) clearInterval(timer);
        await round;
        await settled();
        deps = null;
      };
    },
  };
};
