import { kpiAnswer, type Figures } from '@server/api/figures/figures';
import { paidThisYear } from '@server/api/figures/pay-dates';

export default {
  kpi: (records) =>
    kpiAnswer({
      total_gross_wages: () => paidThisYear(records, 'gross_wages'),
      total_taxes: () => paidThisYear(records, 'taxes'),
    }),
} satisfies Figures;
