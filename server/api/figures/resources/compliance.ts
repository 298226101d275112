import { percentOf } from '../../../../src/core/format/decimal';
import type { ClientRecords } from '../client-records';
import { pactCompliance } from '../compliance-share';
import { kpiAnswer, type Figures } from '../figures';

const kpi = async (records: ClientRecords): Promise<object> =>
  kpiAnswer({
    pact_compliance: percentOf(await pactCompliance(records), 2) ?? 0,
    total_overdue: await records.count('compliance', [
      { field: 'compliance_status', op: 'eq', value: 'Overdue' },
    ]),
  });

export default { kpi } satisfies Figures;
