import { colorOf } from '@core/format/figure';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import type { Scalar } from '@core/resource/condition';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import type { KpiFormat } from '@core/resource/kpi';
import type { ReportCell } from '@server/pdf/report';
import type { ReportWords } from './report-words';

const textOf = (name: string, field: Field, value: Scalar, words: ReportWords): string => {
  const { print, text, hasWords } = kindOf(field);
  if (hasWords) return words.valueWord(name, String(value));
  const format = print ?? text ?? String;
  return format(value, { field, language: words.language });
};

/** Formats a record's value for print. Missing values are empty. */
export const reportCell = (name: string, field: Field, value: Scalar, words: ReportWords): ReportCell => {
  if (value === null) return { text: '' };
  const text = textOf(name, field, value, words);
  const meaning = field.colorRule ? colorOf(field.colorRule, value) : field.values?.[String(value)];
  return { text, ...(meaning && { meaning }) };
};

/** Formats a figure of a KPI call for print. Money includes cents. */
export const reportFigure = (count: number, format: KpiFormat): string => {
  if (format === 'money') return formatMoney(count);
  if (format === 'percent') return formatPercent(count);
  return format === 'points' ? formatPercent(count / 100) : formatNumber(count);
};
