import { formatDate } from '../../../../src/core/format/date';
import type { Condition } from '../../../../src/core/resource/condition';
import { daysAfter } from '../../figures/calendar';
import type { ClientRecords } from '../../figures/client-records';
import type { AttentionItem } from './item';

/** A claim has to be accepted or denied within this time (California Labor Code, section 5402 (b)). */
const daysToDecide = 90;

const isOpen: Condition = { field: 'claim_status', op: 'eq', value: 'Open' };

/** Open claims, due by the one that has to be decided first. */
export const claimsToDecide = async (records: ClientRecords): Promise<AttentionItem[]> => {
  const count = await records.count('claims', [isOpen]);
  const [oldest] = await records.firstBy('claims', { field: 'injury_date', order: 'asc' }, [isOpen]);
  if (!oldest) return [];
  const injury = String(oldest['injury_date']);
  const number = String(oldest['claim_number']);
  const title = count === 1 ? `Claim ${number} is open` : 'Claims are open';
  const detail = `${count === 1 ? 'Injury' : 'Oldest injury'} on ${formatDate(injury)} · decision within ${daysToDecide} days`;
  return [
    { id: 'claim-open', kind: 'claim', title, detail, due_date: daysAfter(injury, daysToDecide), count },
  ];
};
