import { number } from '@core/openapi/schema';
import type { PercentInput } from '../form';
import { isFraction, readPercent, writePercent } from '../percent';
import type { ValueKind } from '../value-kind';

export const percentValue: ValueKind<PercentInput> = {
  schema: ({ from, to }) => ({ ...number, minimum: from / 100, maximum: to / 100 }),
  read: readPercent,
  write: writePercent,
  check: (value, { from, to }) => {
    if (typeof value !== 'number') return 'invalid';
    return isFraction(value) && value * 100 >= from && value * 100 <= to ? null : 'percent';
  },
  limits: ({ from, to }) => ({ from, to }),
};
