import type { Row, Storage } from '@server/storage/storage';
import { isoTime } from '../clock';
import type { Behavior, RecordActionHook } from './behavior';

const namesOf = async (storage: Storage, rows: readonly Row[]): Promise<ReadonlyMap<unknown, string>> => {
  const ids = [...new Set(rows.map((row) => row['user_id'] ?? null))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const users = await storage.table('users').find([{ field: 'id', op: 'in', value: ids }]);
  return new Map(
    users.map((user) => [user['id'], `${String(user['first_name'])} ${String(user['last_name'])}`]),
  );
};

/** Runs a waiting or failed job now, with all its tries. */
const retry: RecordActionHook = ({ deps }, tx) => {
  tx.afterCommit(() => deps.jobs.wake());
  const due = isoTime(deps.clock.now());
  return Promise.resolve({ patch: { job_status: 'waiting', due, tries: 0, ended: null } });
};

const cancel: RecordActionHook = ({ deps }) =>
  Promise.resolve({ patch: { job_status: 'cancelled', ended: isoTime(deps.clock.now()), data: null } });

/** Adds the name of the user whose call caused the job. No call returns a job's data. */
export const jobBehavior: Behavior = {
  complete: async ({ deps }, rows) => {
    const names = await namesOf(deps.storage, rows);
    return rows.map((row) => ({ ...row, person: names.get(row['user_id']) ?? null }));
  },
  actions: { retry, cancel },
};
