import { runDueJobs } from '@server/jobs/run-due-jobs';
import type { Behavior, ChangeAction } from './behavior';
import type { Ctx, Row } from './context';

const namesOf = async ({ system }: Ctx, rows: readonly Row[]): Promise<ReadonlyMap<unknown, string>> => {
  const ids = [...new Set(rows.map((row) => row['user_id'] ?? null))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const users = await system.records('users').find([{ field: 'id', op: 'in', value: ids }]);
  return new Map(
    users.map((user) => [user['id'], `${String(user['first_name'])} ${String(user['last_name'])}`]),
  );
};

/** Runs a waiting or failed job now, with all its tries. */
const retry: ChangeAction = (ctx) => {
  runDueJobs(ctx);
  return Promise.resolve({ patch: { job_status: 'waiting', due: ctx.now(), tries: 0, ended: null } });
};

const cancel: ChangeAction = (ctx) =>
  Promise.resolve({ patch: { job_status: 'cancelled', ended: ctx.now(), data: null } });

/** Adds the name of the user whose call caused the job. No call returns a job's data. */
export const jobBehavior: Behavior = {
  computed: {
    rows: async (ctx, rows) => {
      const names = await namesOf(ctx, rows);
      return rows.map((row) => ({ ...row, person: names.get(row['user_id']) ?? null }));
    },
  },
  actions: { retry, cancel },
};
