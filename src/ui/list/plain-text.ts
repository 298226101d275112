import { isolateBidi } from '@core/format/text';
import type { Field } from '@core/resource/field';
import { kindOf } from '@core/resource/kinds';
import { fieldOf, type Resource } from '@core/resource/resource';
import type { Language } from '@lib/i18n';
import type { Row, Words } from '../cells/cell-kind';
import { textOf } from '../cells/text-cells';

/** Formats a value as plain text, as its cell shows it; empty if there is none. */
export const plainText = (field: Field, value: unknown, language: Language): string =>
  (kindOf(field).text ?? textOf)(value, { field, language });

interface CopyOptions {
  readonly name: string;
  readonly field: Field;
  readonly words: Words;
  readonly language: Language;
  /** The texts for yes and no. */
  readonly yesNo: (value: boolean) => string;
}

const cellText = (value: unknown, { name, field, words, language, yesNo }: CopyOptions): string => {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return yesNo(value);
  const text = plainText(field, value, language);
  const hasWords = kindOf(field).hasWords || field.cell !== undefined;
  return (hasWords && text !== '' && words(`values.${name}.${text}`)) || text;
};

/** Formats a value for the clipboard: the text of its cell on one line, because tabs and line breaks separate cells. */
export const copyText = (value: unknown, parts: CopyOptions): string =>
  cellText(value, parts).replace(/[\t\r\n]+/g, ' ');

interface MetaOptions {
  readonly resource: Resource;
  readonly names: readonly string[];
  readonly row: Row;
  readonly words: Words;
  readonly language: Language;
}

/**
 * Uses the resource's short form (`card.<field>`: "Hired {{value}}"), otherwise the text alone, with the field's name
 * before values that need a label.
 */
const metaText = (name: string, { resource, row, words, language }: MetaOptions): string => {
  const field = fieldOf(resource, name);
  const value = row[name];
  const { hasWords, isUnlabeled } = kindOf(field);
  const word = hasWords || field.prose ? words(`values.${name}.${textOf(value)}`) : '';
  const text = word || plainText(field, value, language);
  if (text === '') return '';
  return (
    (typeof value === 'number' && words(`card.${name}.count`, { count: value })) ||
    words(`card.${name}`, { value: text }) ||
    (isUnlabeled ? text : `${words(`fields.${name}`)} ${text}`)
  );
};

/** Joins some values of a record on one line. Missing values are left out. */
export const metaLine = (parts: MetaOptions): string =>
  parts.names
    .map((name) => metaText(name, parts))
    .filter(Boolean)
    .map(isolateBidi)
    .join(' · ');
