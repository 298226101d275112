import { wireDay } from '../figures/values';
import { formatDate, isDay } from '../format/date';
import { day } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { dayOfMonth } from '../resource/kind-parts';

/** A day, `yyyy-MM-dd`. */
export const dateKind: Kind = {
  schema: () => day,
  compared: 'date',
  search: 'plain',
  order: 'date',
  text: formatDate,
  csv: formatDate,
  read: (value) => wireDay(value) ?? value,
  initial: {
    isValid: (value) => value === 'today' || (typeof value === 'string' && isDay(value)),
    expected: "'today' or a day (yyyy-MM-dd)",
    current: { word: 'today', unit: 'date' },
  },
  fresh: (now) => now.slice(0, 'yyyy-MM-dd'.length),
  inputOf: () => ({ kind: 'date' }),
};

export const dateExample: Example = (at) => `2025-11-${dayOfMonth(at * 5)}`;
