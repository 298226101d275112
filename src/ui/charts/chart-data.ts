import { formatMonth } from '@core/format/date';
import { formatMoney, formatNumber } from '@core/format/number';
import type { Language } from '@lib/i18n';

/** A series' colour, by the palette's name. One series takes `one`; with its counterpart they are `one` and `muted`. */
export type ChartColor = 'one' | 'two' | 'three' | 'four' | 'five' | 'muted';

export interface Series {
  readonly key: string;
  /** Already translated. */
  readonly label: string;
  readonly color: ChartColor;
  /** One per month, in the months' order; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Where the records that a value counts are listed, in the same order. */
  readonly links?: readonly (string | undefined)[];
}

export type ChartFormat = 'count' | 'money';

export interface ChartData {
  /** What is drawn, for those who do not see it. */
  readonly name: string;
  /** `yyyy-MM`, ascending. */
  readonly months: readonly string[];
  readonly format: ChartFormat;
  /** In CSS pixels: 200, the main chart of a page 260. */
  readonly height?: number;
}

/** A value as the portal writes it everywhere else. */
export const formatValue = (value: number | null, format: ChartFormat): string =>
  format === 'money' ? formatMoney(value) : formatNumber(value);

const steps = [
  { size: 1_000_000_000, unit: 'b' },
  { size: 1_000_000, unit: 'm' },
  { size: 1_000, unit: 'k' },
] as const;

/** A value short enough for an axis: `$450k`, `1.5m`, `40`. */
export const formatAxis = (value: number, format: ChartFormat): string => {
  const size = Math.abs(value);
  const step = steps.find((one) => size >= one.size);
  const figure = String(Number((step ? size / step.size : size).toFixed(2)));
  return `${value < 0 ? '-' : ''}${format === 'money' ? '$' : ''}${figure}${step?.unit ?? ''}`;
};

/** The month alone, for an axis: `Jan`. What is no month stays as it came. */
export const formatTick = (month: string, language: Language): string =>
  formatMonth(month, language).replace(/\.?\s.*$/, '') || month;

/** Height of a chart in CSS pixels, unless it is the main one of its page. */
export const chartHeight = 200;

/** Months that side-by-side bars, or the names of all of them, have room for on a phone. */
export const phoneMonths = 6;
