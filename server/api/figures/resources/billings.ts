import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';
import { totalPastDue } from '../past-due';

const kpi = async (records: ClientRecords): Promise<object> => {
  const { balance } = await records.sums('billings', ['balance']);
  return kpiAnswer({ total_receivables: balance, total_past_due: await totalPastDue(records) });
};

export default { kpi } satisfies Figures;
