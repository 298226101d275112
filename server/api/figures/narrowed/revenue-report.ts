import { kpiAnswer, type NarrowedFigures } from '../figures';
import type { NarrowedRecords } from '../narrowed-records';

const kpi = async (records: NarrowedRecords): Promise<object> => {
  const [all] = await records.aggregate(['revenue', 'commission']);
  const clients = await records.aggregate([], 'client_account_name');
  return kpiAnswer({
    total_revenue: all?.sums['revenue'] ?? 0,
    total_commission: all?.sums['commission'] ?? 0,
    total_clients: clients.length,
  });
};

const series = ['commission', 'revenue_after_commission'] as const;

const byMonth = async (records: NarrowedRecords): Promise<object> => {
  const months = await records.aggregate(series, 'month');
  return { data: months.map(({ key, sums }) => ({ month: key, ...sums })) };
};

export default { kpi, 'by-month': byMonth } satisfies NarrowedFigures;
