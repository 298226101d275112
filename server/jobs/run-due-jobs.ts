import type { Ctx } from '../api/behaviors/context';
import { callOf } from '../api/resources/context';

/** Runs the jobs that are due once the transaction of the call is committed. */
export const runDueJobs = (ctx: Ctx): void => {
  const { storage, jobs } = callOf(ctx).deps;
  storage.afterCommit(() => jobs.wake());
};
