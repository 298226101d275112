import { formatDate } from '@core/format/date';
import type { Condition } from '@core/resource/condition';
import { daysAfter } from '@server/api/figures/calendar';
import type { ClientRecords } from '@server/api/figures/client-records';
import type { AttentionItem, AttentionWords } from './words';

/** A claim has to be accepted or denied within this time (California Labor Code, section 5402 (b)). */
const daysToDecide = 90;

/** Open claims that are still to be decided, due by the one that comes first. */
export const claimsToDecide = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> => {
  const undecided: Condition[] = [
    { field: 'claim_status', op: 'eq', value: 'Open' },
    { field: 'injury_date', op: 'gte', value: daysAfter(records.today, -daysToDecide) },
  ];
  const count = await records.count('claims', undecided);
  const [oldest] = await records.firstBy(
    'claims',
    ['injury_date', 'claim_number'],
    { field: 'injury_date', order: 'asc' },
    undecided,
  );
  if (!oldest) return [];
  const injury = String(oldest.injury_date);
  const title = words.counted('claim', count, { number: String(oldest.claim_number) });
  const detail = words.counted('claimDetail', count, { date: formatDate(injury), days: daysToDecide });
  return [
    { id: 'claim-open', kind: 'claim', title, detail, due_date: daysAfter(injury, daysToDecide), count },
  ];
};
