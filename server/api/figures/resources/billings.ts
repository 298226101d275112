import { kpiAnswer, type Figures } from '../figures';
import { totalPastDue } from '../past-due';

export default {
  kpi: (records) =>
    kpiAnswer({
      total_receivables: async () => (await records.sums('billings', ['balance'])).balance,
      total_past_due: () => totalPastDue(records),
    }),
} satisfies Figures;
