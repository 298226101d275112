import workers from '../resource';
import { activeTrend, isActive } from '@server/api/figures/active-trend';
import { listedBy, type ClientRecords } from '@server/api/figures/client-records';
import { kpiAnswer, lazily, type Figures } from '@server/api/figures/figures';
import { spansByName } from '@server/api/figures/pay-dates';
import { ifReadable } from '@server/api/figures/not-readable';

const newThisPeriod = async (records: ClientRecords): Promise<number> =>
  records.count(
    'workers',
    listedBy(workers, { hired: 'payPeriod' }, { payPeriod: await spansByName.payPeriod(records) }),
  );

const hasMet = listedBy(workers, { employee_status: 'Active', all_cutoff_met: 'true' });

/** Counts the active employees who have reached the days required for the year, and those who have not. */
const taxCutOff = (records: ClientRecords): Promise<object> => {
  const met = lazily(() => records.count('workers', hasMet));
  return kpiAnswer({
    met,
    not_met: async () => {
      const done = await met();
      return (await records.count('workers', [isActive])) - done;
    },
  });
};

export default {
  kpi: (records) =>
    kpiAnswer({
      new_this_period: () => newThisPeriod(records),
      active_employees: () => records.count('workers', [isActive]),
    }),
  'active-employees-trend': async (records) => ({
    data: (await ifReadable(() => activeTrend(records))) ?? [],
  }),
  'tax-cut-off': taxCutOff,
} satisfies Figures;
