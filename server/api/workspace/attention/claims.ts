import { formatDate } from '@core/format/date';
import claims from '@resources/claims/resource';
import { listedBy, queryText, type ClientRecords } from '@server/api/figures/client-records';
import { daysToDecide, decisionDue, firstUndecided } from '@server/api/figures/claim-decision';
import type { AttentionItem, AttentionWords } from './words';

/** The most urgent first. */
const order = { sort: 'injury_date', order: 'asc' } as const;

/** Returns an item for open claims that still need a decision. Its due date is the earliest one. */
export const claimsToDecide = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> => {
  const query = { claim_status: 'Open', injured: `${firstUndecided(records.today)}..` };
  const undecided = listedBy(claims, query);
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
  const due_date = decisionDue(injury);
  return [
    {
      id: 'claim-open',
      kind: 'claim',
      title,
      detail,
      due_date,
      count,
      query: queryText({ ...query, ...order }),
    },
  ];
};
