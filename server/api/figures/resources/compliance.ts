import { percentOf } from '@core/format/decimal';
import type { Condition } from '@core/resource/condition';
import { pactCompliance } from '../compliance-share';
import { kpiAnswer, type Figures } from '../figures';

const isOverdue: Condition = { field: 'compliance_status', op: 'eq', value: 'Overdue' };

export default {
  kpi: (records) =>
    kpiAnswer({
      pact_compliance: async () => percentOf(await pactCompliance(records), 2) ?? 0,
      total_overdue: () => records.count('compliance', [isOverdue]),
    }),
} satisfies Figures;
