import { formatMonth } from '@core/format/date';
import { month } from '@core/openapi/schema';
import { cleanCode } from '@core/text/clean-code';
import { calendarBounds } from '../bounds';
import type { MonthInput } from '../form';
import { isMonth, readMonth } from '../month-text';
import type { ValueKind } from '../value-kind';

export const monthValue: ValueKind<MonthInput> = {
  schema: () => month,
  read: (text) => readMonth(text) ?? text,
  clean: cleanCode,
  check: (value, input, today) => {
    if (typeof value !== 'string' || !isMonth(value)) return 'month';
    const { from, to } = calendarBounds(input, today);
    return value >= from && value <= to ? null : 'range';
  },
  limits: (input, language, today) => {
    const { from, to } = calendarBounds(input, today);
    return { from: formatMonth(from, language), to: formatMonth(to, language) };
  },
};
