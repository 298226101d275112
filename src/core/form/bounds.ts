import type { DateInput, MoneyInput, MonthInput, NumberInput, YearBound, YearInput } from './form';
import type { Today } from './today';

/** Up to this value, a double has six exact decimals. */
const billion = 1_000_000_000;

export const numberBounds = ({ from = -billion, to = billion }: NumberInput | MoneyInput) => ({ from, to });

/** Returns the first and last day (or month) of an input, in the API format. The default bounds exclude years that are typos. */
export const calendarBounds = (input: DateInput | MonthInput, today: Today) => {
  const { from = '1900-01-01', to = '2100-12-31' } = input;
  const length = input.kind === 'month' ? 7 : 10;
  return {
    from: (from === 'today' ? today.first : from).slice(0, length),
    to: (to === 'today' ? today.last : to).slice(0, length),
  };
};

const yearOf = (bound: YearBound, day: string): number =>
  bound === 'today' ? Number(day.slice(0, 4)) : bound;

/** Returns the first and last year of an input, with the same defaults as for days. */
export const yearBounds = ({ from = 1900, to = 2100 }: YearInput, today: Today) => ({
  from: yearOf(from, today.first),
  to: yearOf(to, today.last),
});
