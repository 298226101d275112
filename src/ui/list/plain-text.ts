import { formatDate, formatDateTime, formatMonth } from '@core/format/date';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { formatPhone } from '@core/format/phone';
import type { Field } from '@core/resource/field';
import type { Language } from '@lib/i18n';
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
