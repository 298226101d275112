import type { Condition } from '../../../../src/core/resource/condition';
import { activeTrend, isActive } from '../active-trend';
import type { ClientRecords } from '../client-records';
import { kpiAnswer, type Figures } from '../figures';
import { payPeriodStart } from '../pay-dates';

const kpi = async (records: ClientRecords): Promise<object> => {
  const hired: Condition[] = [
    { field: 'hire_date', op: 'gte', value: await payPeriodStart(records) },
    { field: 'hire_date', op: 'lte', value: records.today },
  ];
  return kpiAnswer({
    new_this_period: await records.count('workers', hired),
    active_employees: await records.count('workers', [isActive]),
  });
};

/** Of those who work now: how many have the days that the year asks for. */
const taxCutOff = async (records: ClientRecords): Promise<object> => {
  const met: Condition = { field: 'pct_cutoff_met', op: 'gte', value: 1 };
  const [all, done] = [
    await records.count('workers', [isActive]),
    await records.count('workers', [isActive, met]),
  ];
  return kpiAnswer({ met: done, not_met: all - done });
};

export default {
  kpi,
  'active-employees-trend': async (records) => ({ data: await activeTrend(records) }),
  'tax-cut-off': taxCutOff,
} satisfies Figures;
