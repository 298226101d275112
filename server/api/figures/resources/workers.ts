import type { Condition } from '@core/resource/condition';
import { activeTrend, isActive } from '../active-trend';
import type { ClientRecords } from '../client-records';
import { kpiAnswer, lazily, type Figures } from '../figures';
import { unlessWithheld } from '../not-readable';
import { payPeriodStart } from '../pay-dates';

const newThisPeriod = async (records: ClientRecords): Promise<number> =>
  records.count('workers', [
    { field: 'hire_date', op: 'gte', value: await payPeriodStart(records) },
    { field: 'hire_date', op: 'lte', value: records.today },
  ]);

const hasMet: Condition = { field: 'pct_cutoff_met', op: 'gte', value: 1 };

/** Of those who work now: how many have the days that the year asks for, and how many have not. */
const taxCutOff = (records: ClientRecords): Promise<object> => {
  const met = lazily(() => records.count('workers', [isActive, hasMet]));
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
    data: (await unlessWithheld(() => activeTrend(records))) ?? [],
  }),
  'tax-cut-off': taxCutOff,
} satisfies Figures;
