import { isFields, wireId, wireNumber } from '@core/figures/values';
import { ApiFailure } from '@lib/api-failure';

/** A record that does not change. `reason`: the detail that a call on this record alone would get. */
export interface Skipped {
  readonly id: number;
  readonly reason: string;
}

/** How many records do not change for a reason. */
export interface ReasonCount {
  readonly reason: string;
  readonly count: number;
}

/** What an action on many records did, or would do. */
export interface BulkResult {
  readonly changed: number;
  /** The server names at most 1,000. */
  readonly skipped: readonly Skipped[];
  /** The most frequent first. */
  readonly reasons: readonly ReasonCount[];
  /** The number that undoes the action. Null when it cannot be undone. */
  readonly undo: number | null;
  /** The name of the set of records, of a dry run. */
  readonly preview: string | undefined;
}

/** The progress of an action that a job runs. */
export interface BulkProgress extends BulkResult {
  readonly total: number;
  readonly skippedCount: number;
  readonly isEnded: boolean;
}

const listIn = (answer: Readonly<Record<string, unknown>>, name: string): readonly unknown[] => {
  const { [name]: list } = answer;
  return Array.isArray(list) ? list : [];
};

const skippedIn = (entry: unknown): readonly Skipped[] => {
  if (!isFields(entry)) return [];
  const id = wireId(entry['id']);
  return typeof id === 'number' ? [{ id, reason: String(entry['reason']) }] : [];
};

const countsIn = (skipped: readonly Skipped[]): readonly ReasonCount[] => {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
};

const countIn = (entry: unknown): readonly ReasonCount[] => {
  if (!isFields(entry)) return [];
  const count = wireNumber(entry['count']);
  return typeof count === 'number' ? [{ reason: String(entry['reason']), count }] : [];
};

/** Reads the answer to an action on many records. Throws an `ApiFailure` for one that is not readable. */
export const readBulkResult = (answer: unknown): BulkResult => {
  const changed = isFields(answer) ? wireNumber(answer['changed']) : null;
  if (!isFields(answer) || typeof changed !== 'number')
    throw new ApiFailure({ status: 200, detail: 'unreadable answer' });
  const skipped = listIn(answer, 'skipped').flatMap(skippedIn);
  const reasons = listIn(answer, 'reasons').flatMap(countIn);
  const undo = wireId(answer['undo']);
  const { preview } = answer;
  return {
    changed,
    skipped,
    reasons: reasons.length > 0 ? reasons : countsIn(skipped),
    undo: typeof undo === 'number' ? undo : null,
    preview: typeof preview === 'string' ? preview : undefined,
  };
};

/** Reads the progress of a job. Throws an `ApiFailure` for an answer that is not readable. */
export const readBulkProgress = (answer: unknown): BulkProgress => {
  const result = readBulkResult(answer);
  const fields = answer as Readonly<Record<string, unknown>>;
  const skippedCount = wireNumber(fields['skipped_count']);
  return {
    ...result,
    total: Number(fields['total']),
    skippedCount: typeof skippedCount === 'number' ? skippedCount : result.skipped.length,
    isEnded: fields['ended'] === true,
  };
};

/** Returns the number of the job that runs an action, from the answer to its call. Undefined when it has run. */
export const jobIn = (answer: unknown): number | undefined => {
  const job = isFields(answer) ? wireId(answer['job']) : undefined;
  return typeof job === 'number' ? job : undefined;
};
