import { wireNumber } from '../figures/values';
import { formatYear, isYear } from '../format/date';
import { year } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';

/** A whole number of four digits. */
export const yearKind: Kind = {
  schema: () => year,
  compared: 'number',
  order: 'date',
  text: formatYear,
  read: wireNumber,
  initial: { isValid: isYear, expected: 'a year (yyyy)' },
  fresh: (now) => Number(now.slice(0, 'yyyy'.length)),
  inputOf: () => ({ kind: 'year' }),
};

export const yearExample: Example = (at) => 2025 - at;
