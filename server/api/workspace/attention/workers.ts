import type { Condition } from '@core/resource/condition';
import { isActive } from '@server/api/figures/active-trend';
import { lastOfYear } from '@server/api/figures/calendar';
import type { ClientRecords } from '@server/api/figures/client-records';
import type { AttentionItem, AttentionWords } from './words';

const isFarBelow: Condition = { field: 'pct_cutoff_met', op: 'lt', value: 0.34 };

/** People who work here and have a third or less of the days that they need by the end of the year. */
export const workersBelowCutoff = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> => {
  const count = await records.count('workers', [isActive, isFarBelow]);
  if (count === 0) return [];
  return [
    {
      id: 'worker-cutoff',
      kind: 'worker',
      title: words.counted('worker', count),
      detail: words.text('workerDetail'),
      due_date: lastOfYear(records.today),
      count,
    },
  ];
};
