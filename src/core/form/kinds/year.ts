import { isYear } from '@core/format/date';
import { year } from '@core/openapi/schema';
import { cleanCode } from '@core/text/clean-code';
import { yearBounds } from '../bounds';
import type { YearInput } from '../form';
import { writeNumber, type ValueKind } from '../value-kind';

const readYear = (typed: string): number | null => {
  const text = cleanCode(typed);
  const number = /^\d{4}$/.test(text) ? Number(text) : NaN;
  return isYear(number) ? number : null;
};

export const yearValue: ValueKind<YearInput> = {
  schema: () => year,
  read: (text) => readYear(text) ?? text,
  write: writeNumber,
  check: (value, input, today) => {
    if (!isYear(value)) return 'year';
    const { from, to } = yearBounds(input, today);
    return value >= from && value <= to ? null : 'range';
  },
  limits: (input, _, today) => yearBounds(input, today),
};
