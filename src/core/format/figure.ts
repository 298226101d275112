import type { ChipMeaning, ColorRule } from '../resource/field';
import type { KpiFormat } from '../resource/kpi';
import { formatNumber, percentOf } from './number';

/** US dollars without cents, for figures that are read at a glance; empty when the value is no finite number. */
export const formatWholeDollars = (value: unknown): string => {
  const figure = formatNumber(value);
  return figure.startsWith('-') ? `-$${figure.slice(1)}` : figure && `$${figure}`;
};

/** Decimals of a KPI's count: none for keys that contain `total`, two for the average bonus (spec, section 7). */
export const kpiDecimals = (key: string, format: KpiFormat): number => {
  if (key.includes('total')) return 0;
  if (key === 'avg_worker_bonus') return 2;
  return format === 'money' ? 2 : 0;
};

/**
 * The meaning of a fraction. `compliance` (a client's PACT compliance): below 50 % error, below 100 % warning, else success.
 * `progress` (everything else): 33 % and below error, 66 % and below warning, else success. Rounded down first.
 */
export const colorOf = (rule: ColorRule, fraction: unknown): ChipMeaning => {
  const percent = percentOf(fraction);
  if (percent === null) return 'gray';
  const [error, warning] = rule === 'compliance' ? [49, 99] : [33, 66];
  if (percent <= error) return 'error';
  return percent <= warning ? 'warning' : 'success';
};
