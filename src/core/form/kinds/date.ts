import { formatDate, isDay } from '@core/format/date';
import { day } from '@core/openapi/schema';
import { cleanCode } from '@core/text/clean-code';
import { calendarBounds } from '../bounds';
import { dayToWire } from '../day-text';
import type { DateInput } from '../form';
import type { ValueKind } from '../value-kind';

export const dateValue: ValueKind<DateInput> = {
  schema: () => day,
  read: (text) => dayToWire(text) || text,
  clean: cleanCode,
  check: (value, input, today) => {
    if (typeof value !== 'string' || !isDay(value)) return 'date';
    const { from, to } = calendarBounds(input, today);
    return value >= from && value <= to ? null : 'range';
  },
  limits: (input, _, today) => {
    const { from, to } = calendarBounds(input, today);
    return { from: formatDate(from), to: formatDate(to) };
  },
};
