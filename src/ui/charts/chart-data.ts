import { formatMonth } from '@core/format/date';
import { formatMoney, formatNumber } from '@core/format/number';
import type { Language } from '@lib/i18n';

/**
 * A series' color, by its name in the palette. A single series uses `one`; a series and its counterpart use `one` and
 * `muted`.
 */
export type ChartColor = 'one' | 'two' | 'three' | 'four' | 'five' | 'muted';

export interface Series {
  readonly key: string;
  /** Already translated. */
  readonly label: string;
  readonly color: ChartColor;
  /** One per month, in the order of the months; null where the value is unknown. */
  readonly values: readonly (number | null)[];
  /** Links to the records that each value counts, in the same order. */
  readonly links?: readonly (string | undefined)[];
}

export type ChartFormat = 'count' | 'money';

export interface ChartData {
  /** The accessible name of the chart. */
  readonly name: string;
  /** `yyyy-MM`, ascending. */
  readonly months: readonly string[];
  readonly format: ChartFormat;
  /** In CSS pixels: 200 by default, 260 for the main chart of a page. */
  readonly height?: number;
}

/** Formats a value as in the rest of the portal. */
export const formatValue = (value: number | null, format: ChartFormat): string =>
  format === 'money' ? formatMoney(value) : formatNumber(value);

const steps = [
  { size: 1_000_000_000, unit: 'b' },
  { size: 1_000_000, unit: 'm' },
  { size: 1_000, unit: 'k' },
] as const;

/** Formats a value short enough for an axis: `$450k`, `1.5m`, `40`. */
export const formatAxis = (value: number, format: ChartFormat): string => {
  const size = Math.abs(value);
  const step = steps.find((one) => size >= one.size);
  const figure = String(Number((step ? size / step.size : size).toFixed(2)));
  return `${value < 0 ? '-' : ''}${format === 'money' ? '$' : ''}${figure}${step?.unit ?? ''}`;
};

/** Formats the month for an axis: `Jan`. Other texts are unchanged. */
export const formatTick = (month: string, language: Language): string =>
  formatMonth(month, language).replace(/\.?\s.*$/, '') || month;

/** Height of a chart in CSS pixels, unless it is the main chart of its page. */
export const chartHeight = 200;

/** Number of months on phones for side-by-side bars and for a full set of month labels. */
export const phoneMonths = 6;
