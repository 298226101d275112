import { isDay } from '@core/format/date';
import type { PeriodFilter } from '@core/resource/filter';
import { readParam, type FilterKind, type FilterReader } from '../filter-kind';
import { defaultPeriod, monthOf, periodNames, periodOf } from '../period';

/** Converts `MM/dd/yyyy`, the format of a period's days in calls, to `yyyy-MM-dd`. */
const isoDay = (day: string): string => `${day.slice(6)}-${day.slice(0, 5).replace('/', '-')}`;
/** Converts `yyyy-MM-dd` to the format of a period's days in calls. */
const callDay = (day: string): string => `${day.slice(5).replace('-', '/')}/${day.slice(0, 4)}`;

export const periodFilter: FilterKind<PeriodFilter> = {
  isDated: true,
  tested: ({ field }) => [field],
  params: ({ params }) => [params.start, params.end],
  chosen: (_, requested) => {
    const today = new Date();
    return requested && periodNames(today).includes(requested) ? requested : defaultPeriod(today);
  },
  tests: ({ field }, option) => {
    const span = option === undefined ? undefined : periodOf(option, new Date());
    if (!span) return [];
    return [
      { field, operator: 'gte', value: isoDay(span.start) },
      { field, operator: 'lte', value: isoDay(span.end) },
    ];
  },
  sent: ({ field: of, params }, { field, operator, value }) => {
    if (field !== of || typeof value !== 'string' || !isDay(value)) return undefined;
    if (operator === 'gte') return { [params.start]: callDay(value) };
    return operator === 'lte' ? { [params.end]: callDay(value) } : undefined;
  },
  optionFor: () => undefined,
};

/** Describes the tests that the filter can answer. */
export const describePeriod = ({ field }: PeriodFilter): string => `${field} gte, lte, between (days)`;

export const readPeriod: FilterReader<PeriodFilter> = ({ field, params }, query) => {
  const read = (param: string, op: 'gte' | 'lte') =>
    readParam(query, param, (sent) => {
      const value = monthOf(sent);
      return value === null ? null : [{ field, op, value }];
    });
  return [read(params.start, 'gte'), read(params.end, 'lte')];
};
