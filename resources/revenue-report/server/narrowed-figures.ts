import { kpiAnswer, type NarrowedFigures } from '@server/api/figures/figures';
import type { NarrowedRecords } from '@server/api/figures/narrowed-records';
import { ifReadable } from '@server/api/figures/not-readable';

const kpi = (records: NarrowedRecords): Promise<object> => {
  const total = (field: string) => async () => (await records.aggregate([field]))[0]?.sums[field] ?? 0;
  return kpiAnswer({
    total_revenue: total('revenue'),
    total_commission: total('commission'),
    total_clients: async () => (await records.aggregate([], 'client_account_name')).length,
  });
};

const series = ['commission', 'revenue_after_commission'] as const;

const byMonth = async (records: NarrowedRecords): Promise<object> => {
  const months = await ifReadable(() => records.aggregate(records.readable(series), 'month'));
  return { data: (months ?? []).map(({ key, sums }) => ({ month: key, ...sums })) };
};

export default { kpi, 'by-month': byMonth } satisfies NarrowedFigures;
