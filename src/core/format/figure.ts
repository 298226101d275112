import type { ChipMeaning, ColorRule } from '../resource/field';
import type { KpiFormat } from '../resource/kpi';
import { formatNumber, percentOf } from './number';

/** Formats US dollars without cents, for figures that are read at a glance; empty if the value is not a finite number. */
export const formatWholeDollars = (value: unknown): string => {
  const figure = formatNumber(value);
  return figure.startsWith('-') ? `-$${figure.slice(1)}` : figure && `$${figure}`;
};

/**
 * Returns the decimals of a KPI: none for keys that contain `total`, two for the average bonus and for money (spec,
 * section 7).
 */
export const kpiDecimals = (key: string, format: KpiFormat): number => {
  if (key.includes('total')) return 0;
  if (key === 'avg_worker_bonus') return 2;
  return format === 'money' ? 2 : 0;
};

/**
 * Returns the meaning of a fraction, which is rounded down to whole percent first. `compliance` (a client's PACT
 * compliance): below 50 % error, below 100 % warning, else success. `progress` (everything else): up to 33 % error, up
 * to 66 % warning, else success.
 */
export const colorOf = (rule: ColorRule, fraction: unknown): ChipMeaning => {
  const percent = percentOf(fraction);
  if (percent === null) return 'gray';
  const [error, warning] = rule === 'compliance' ? [49, 99] : [33, 66];
  if (percent <= error) return 'error';
  return percent <= warning ? 'warning' : 'success';
};
