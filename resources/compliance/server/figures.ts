import { percentOf } from '@core/format/number';
import type { Condition } from '@core/resource/condition';
import type { ClientRecords } from '@server/api/figures/client-records';
import { kpiAnswer, type Figures } from '@server/api/figures/figures';

/**
 * Returns a client's PACT compliance: the completed share of all requirements, from 0 to 1, rounded down to hundredths
 * of a percent. Null without requirements.
 */
export const pactCompliance = async (records: ClientRecords): Promise<number | null> => {
  const { completed_count, required_count } = await records.sums('compliance', [
    'completed_count',
    'required_count',
  ]);
  return required_count === 0 ? null : Math.floor((completed_count * 10_000) / required_count) / 10_000;
};

const isOverdue: Condition = { field: 'compliance_status', op: 'eq', value: 'Overdue' };

export default {
  kpi: (records) =>
    kpiAnswer({
      pact_compliance: async () => percentOf(await pactCompliance(records), 2),
      total_overdue: () => records.count('compliance', [isOverdue]),
    }),
} satisfies Figures;
