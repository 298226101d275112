import { isDay, momentOf, readMoment } from '@core/format/date';
import type { DayFilter } from '@core/resource/filter';
import { ofOneValue, readParam, type FilterKind, type FilterReader } from '../filter-kind';

const operators = { from: 'gte', to: 'lte' } as const;

export const dayFilter: FilterKind<DayFilter> = {
  ...ofOneValue,
  isDated: true,
  chosen: (_, requested) => (requested && isDay(requested) ? requested : undefined),
  tests: ({ field, bound }, option) =>
    option === undefined ? [] : [{ field, operator: operators[bound], value: momentOf(option, bound) }],
  sent: ({ param, field: of, bound }, { field, operator, value }) => {
    if (field !== of || operator !== operators[bound] || typeof value !== 'string') return undefined;
    const moment = isDay(value) ? momentOf(value, bound) : readMoment(value);
    return moment === null ? undefined : { [param]: moment };
  },
  // A call has the moment, from which the day follows in one time zone only.
  optionFor: () => undefined,
};

/** Describes the tests that the filter can answer. */
export const describeDay = ({ field, bound }: DayFilter): string =>
  `${field} ${operators[bound]} (a day or a moment)`;

export const readDay: FilterReader<DayFilter> = ({ param, field, bound }, query) => [
  readParam(query, param, (sent) => {
    const value = readMoment(sent);
    return value === null ? null : [{ field, op: operators[bound], value }];
  }),
];
