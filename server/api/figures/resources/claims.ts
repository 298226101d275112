import type { Condition } from '../../../../src/core/resource/condition';
import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';

const isOpen: Condition = { field: 'claim_status', op: 'in', value: ['Open', 'Reopen'] };

const kpi = async (records: ClientRecords): Promise<object> =>
  kpiAnswer({
    open_claims: await records.count('claims', [isOpen]),
    salvage: await records.count('claims', [{ field: 'has_salvage', op: 'eq', value: true }]),
  });

export default { kpi } satisfies Figures;
