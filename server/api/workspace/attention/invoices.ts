import { formatMoney } from '@core/format/number';
import billings from '@resources/billings/resource';
import { listedBy, queryText, type ClientRecords } from '@server/api/figures/client-records';
import type { AttentionItem, AttentionWords } from './words';

const spans = { '60+ Past Due': 60, '15+ Past Due': 15 } as const;

const itemOf = async (
  records: ClientRecords,
  words: AttentionWords,
  status: keyof typeof spans,
): Promise<AttentionItem | null> => {
  const query = { invoice_status: status };
  const conditions = listedBy(billings, query);
  const count = await records.count('billings', conditions);
  const [oldest] = await records.firstBy(
    'billings',
    ['due_date', 'invoice_number'],
    { field: 'due_date', order: 'asc' },
    conditions,
  );
  if (!oldest) return null;
  const { balance } = await records.sums('billings', ['balance'], conditions);
  return {
    id: `billing-${status.slice(0, 2)}`,
    kind: 'billing',
    title: words.counted('invoice', count, {
      number: String(oldest.invoice_number),
      days: spans[status],
    }),
    detail: words.text('invoiceDetail', { amount: formatMoney(balance) }),
    due_date: String(oldest.due_date),
    count,
    query: queryText(query),
  };
};

/** Returns items for invoices after their due date, one for each past-due status. */
export const pastDueInvoices = async (
  records: ClientRecords,
  words: AttentionWords,
): Promise<AttentionItem[]> =>
  [await itemOf(records, words, '60+ Past Due'), await itemOf(records, words, '15+ Past Due')].filter(
    (item) => item !== null,
  );
