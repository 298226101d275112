import { formatMoney } from '../../../../src/core/format/number';
import type { Condition } from '../../../../src/core/resource/condition';
import type { ClientRecords } from '../../figures/client-records';
import type { AttentionItem } from './item';

const spans = { '60+ Past Due': '60 days', '15+ Past Due': '15 days' } as const;

const itemOf = async (records: ClientRecords, status: keyof typeof spans): Promise<AttentionItem | null> => {
  const is: Condition[] = [{ field: 'invoice_status', op: 'eq', value: status }];
  const count = await records.count('billings', is);
  const [oldest] = await records.firstBy('billings', { field: 'due_date', order: 'asc' }, is);
  if (!oldest) return null;
  const { balance } = await records.sums('billings', ['balance'], is);
  return {
    id: `billing-${status.slice(0, 2)}`,
    kind: 'billing',
    title:
      count === 1
        ? `Invoice ${String(oldest['invoice_number'])} is past due`
        : `Invoices more than ${spans[status]} past due`,
    detail: `${formatMoney(balance)} outstanding`,
    due_date: String(oldest['due_date']),
    count,
  };
};

/** Invoices after their due date, one item for the long and one for the shorter time. */
export const pastDueInvoices = async (records: ClientRecords): Promise<AttentionItem[]> =>
  [await itemOf(records, '60+ Past Due'), await itemOf(records, '15+ Past Due')].filter(
    (item) => item !== null,
  );
