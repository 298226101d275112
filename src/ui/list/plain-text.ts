import { formatDate, formatDateTime, formatMonth } from '@core/format/date';
import { isolated } from '@core/format/text';
import { formatMoney, formatNumber, formatPercent } from '@core/format/number';
import { formatPhone } from '@core/format/person';
import type { Field, FieldKind } from '@core/resource/field';
import { fieldOf, type Resource } from '@core/resource/resource';
import type { Language } from '@lib/i18n';
import type { Row, Words } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';

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

/** Values that need no name beside them. */
const speaksForItself: readonly FieldKind[] = ['text', 'month', 'status'];

interface MetaParts {
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly row: Row;
  readonly words: Words;
  readonly language: Language;
}

/** With the resource's own short form (`card.<field>`: "Hired {{value}}"), else text alone and anything else after its name. */
const metaText = (name: string, { resource, row, words, language }: MetaParts): string => {
  const field = fieldOf(resource, name);
  const value = row[name];
  const word = field.kind === 'status' ? words(`values.${name}.${textOf(value)}`) : '';
  const text = word || plainText(field, value, language);
  if (text === '') return '';
  return (
    (typeof value === 'number' && words(`card.${name}.count`, { count: value })) ||
    words(`card.${name}`, { value: text }) ||
    (speaksForItself.includes(field.kind) ? text : `${words(`fields.${name}`)} ${text}`)
  );
};

/** Some values of a record in one line; those that it has not are left out. */
export const metaLine = (parts: MetaParts): string =>
  parts.names
    .map((name) => metaText(name, parts))
    .filter(Boolean)
    .map(isolated)
    .join(' · ');
