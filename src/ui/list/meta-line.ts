import { isolated } from '@core/format/text';
import type { FieldKind } from '@core/resource/field';
import { fieldOf, type Resource } from '@core/resource/resource';
import type { Language } from '@lib/i18n';
import type { Row, Words } from '../cells/cell-kind';
import { textOf } from '../cells/text-of';
import { plainText } from './plain-text';

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
