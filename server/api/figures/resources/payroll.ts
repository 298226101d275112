import { kpiAnswer, type Figures } from '../figures';
import { paidThisYear } from '../pay-dates';

export default {
  kpi: (records) =>
    kpiAnswer({
      total_gross_wages: () => paidThisYear(records, 'gross_wages'),
      total_taxes: () => paidThisYear(records, 'taxes'),
    }),
} satisfies Figures;
