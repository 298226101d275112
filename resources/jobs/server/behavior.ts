import type jobs from '../resource';
import { runDueJobs } from '@server/jobs/run-due-jobs';
import type { BehaviorOf, ChangeAction } from '@server/api/behaviors/behavior';
import type { Ctx, Row } from '@server/api/behaviors/context';

const nameOf = async ({ system }: Ctx, { user_id: value = null }: Row): Promise<string | null> => {
  if (value === null) return null;
  const user = await system.records('users').first([{ field: 'id', op: 'eq', value }]);
  return user && `${String(user['first_name'])} ${String(user['last_name'])}`;
};

/** Runs a waiting or failed job now, with all its tries. */
const retry: ChangeAction = (ctx) => {
  runDueJobs(ctx);
  return Promise.resolve({ patch: { job_status: 'waiting', due: ctx.now(), tries: 0, ended: null } });
};

const cancel: ChangeAction = (ctx) =>
  Promise.resolve({ patch: { job_status: 'cancelled', ended: ctx.now(), data: null } });

/** Adds the name of the user whose call caused the job. No call returns a job's data. */
export default {
  computed: {
    record: async (ctx, row) => ({ person: await nameOf(ctx, row) }),
  },
  actions: { retry, cancel },
} satisfies BehaviorOf<typeof jobs>;
