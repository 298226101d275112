import type { ApiDeps } from '../api/deps';
import { day, isoTime } from '../api/clock';
import type { TrailKeys } from './digests';
import { lockHead, writeMark } from './marks';
import { recordEvents, serverActor } from './record-event';

/**
 * Removes rows older than `days` from the beginning of the trail, and signs the last of them as the start of
 * verification. Returns how many rows were removed.
 */
export const removeOldRows = (
  deps: Pick<ApiDeps, 'storage' | 'clock' | 'log'> & { readonly keys: TrailKeys },
  days: number,
): Promise<number> =>
  deps.storage.transaction(async (tx) => {
    const { keys, clock, log } = deps;
    const head = await lockHead(tx, keys);
    if (head === 'absent' || head === 'unsigned') return 0;
    const trail = tx.table('audit_trail');
    const cutoff = isoTime(clock.now() - days * day);
    const [oldestKept] = (
      await trail.list({
        where: [{ field: 'at', op: 'gte', value: cutoff }],
        sort: [{ field: 'id', order: 'asc' }],
        offset: 0,
        limit: 1,
      })
    ).data;
    const last = oldestKept ? Number(oldestKept['id']) - 1 : head.rowId;
    const lastRow = await trail.first([{ field: 'id', op: 'eq', value: last }]);
    if (!lastRow) return 0;
    const removedCount = await trail.remove([{ field: 'id', op: 'lte', value: last }]);
    await tx.table('trail_values').remove([{ field: 'row_id', op: 'lte', value: last }]);
    await writeMark(tx, keys, 'checkpoint', { rowId: last, digest: String(lastRow['digest']) });
    await recordEvents({ keys, clock, log }, tx, serverActor, [
      { action: 'checkpoint', resource: 'trail', recordId: last, note: `${removedCount} rows dropped` },
    ]);
    return removedCount;
  });
