import type { Condition } from '@core/resource/condition';
import type { ClientRecords } from '@server/api/figures/client-records';
import { kpiAnswer, type Figures } from '@server/api/figures/figures';

const isPastDue: Condition = {
  field: 'invoice_status',
  op: 'in',
  value: ['15+ Past Due', '60+ Past Due'],
};

/** Returns the dollars outstanding on invoices after their due date. */
export const totalPastDue = async (records: ClientRecords): Promise<number> =>
  (await records.sums('billings', ['balance'], [isPastDue])).balance;

export default {
  kpi: (records) =>
    kpiAnswer({
      total_receivables: async () => (await records.sums('billings', ['balance'])).balance,
      total_past_due: () => totalPastDue(records),
    }),
} satisfies Figures;
