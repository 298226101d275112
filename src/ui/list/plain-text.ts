import { formatDate, formatDateTime, formatMonth } from '@core/format/date';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { formatPhone } from '@core/format/person';
import type { Field } from '@core/resource/field';
import type { Language } from '@lib/i18n';
import type { Words } from '../cells/cell-kind';
import { textOf } from '../cells/text-of';

/** A value as text alone, as its cell would write it; empty when there is none. */
export const plainText = (field: Field, value: unknown, language: Language): string => {
  switch (field.kind) {
    case 'money':
      return formatMoney(value);
    case 'number':
      return formatNumber(value, field.decimals ?? 0);
    case 'percent':
      return formatPercent(value, field.decimals ?? 0);
    case 'date':
      return formatDate(value);
    case 'date-time':
      return formatDateTime(value);
    case 'month':
      return formatMonth(value, language);
    case 'phone':
      return formatPhone(value);
    default:
      return textOf(value);
  }
};

interface CopyParts {
  readonly name: string;
  readonly field: Field;
  readonly words: Words;
  readonly language: Language;
  /** The words of yes and no. */
  readonly yesNo: (value: boolean) => string;
}

const spoken = (value: unknown, { name, field, words, language, yesNo }: CopyParts): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (field.kind === 'boolean') return typeof value === 'boolean' ? yesNo(value) : '';
  const text = plainText(field, value, language);
  const hasWords = field.kind === 'status' || field.cell !== undefined;
  return (hasWords && text !== '' && words(`values.${name}.${text}`)) || text;
};

/** A value as it is copied: the text of its cell, in one line, for lines and tabs are what a table is made of. */
export const copyText = (value: unknown, parts: CopyParts): string =>
  spoken(value, parts).replace(/[\t\r\n]+/g, ' ');
