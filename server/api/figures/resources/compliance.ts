import { percentOf } from '@core/format/number';
import type { Condition } from '@core/resource/condition';
import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';

/** A client's PACT compliance: what is completed of all that is required, 0–1, in hundredths of a percent rounded down; null without requirements. */
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
