import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';
import { paidThisYear } from '../pay-dates';

const kpi = async (records: ClientRecords): Promise<object> => {
  const paid = await paidThisYear(records);
  return kpiAnswer({ total_gross_wages: paid.gross_wages, total_taxes: paid.taxes });
};

export default { kpi } satisfies Figures;
