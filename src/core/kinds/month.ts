import { wireDay } from '../figures/values';
import { formatMonth, isDay } from '../format/date';
import { month } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';

/** A month, `yyyy-MM`. */
export const monthKind: Kind = {
  schema: () => month,
  compared: 'month',
  search: 'plain',
  order: 'date',
  isUnlabeled: true,
  text: (value, { language }) => formatMonth(value, language),
  csv: (value, { language }) => formatMonth(value, language),
  read: (value) => wireDay(value)?.slice(0, 'yyyy-MM'.length) ?? value,
  initial: {
    isValid: (value) => value === 'today' || (typeof value === 'string' && isDay(`${value}-01`)),
    expected: "'today' or a month (yyyy-MM)",
    current: { word: 'today', unit: 'month' },
  },
  fresh: (now) => now.slice(0, 'yyyy-MM'.length),
  inputOf: () => ({ kind: 'month' }),
};

export const monthExample: Example = (at) => `2026-${String((at % 12) + 1).padStart(2, '0')}`;
