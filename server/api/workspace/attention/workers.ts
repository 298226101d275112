import workers from '@resources/workers/resource';
import { lastOfYear } from '@server/api/figures/calendar';
import { listedBy, queryText, type ClientRecords } from '@server/api/figures/client-records';
import type { AttentionItem, AttentionWords } from './words';

const query = { employee_status: 'Active', far_below_cutoff: 'true' };

/**
 * Returns an item for active employees who have about a third or less (under 34%) of the days they need by the end of
 * the year.
 */
export const workersBelowCutoff = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> => {
  const count = await records.count('workers', listedBy(workers, query));
  if (count === 0) return [];
  return [
    {
      id: 'worker-cutoff',
      kind: 'worker',
      title: words.counted('worker', count),
      detail: words.text('workerDetail'),
      due_date: lastOfYear(records.today),
      count,
      query: queryText(query),
    },
  ];
};
