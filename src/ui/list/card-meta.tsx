import { isolated } from '../../core/format/isolated';
import type { Field, FieldKind } from '../../core/resource/field';
import { fieldOf } from '../../core/resource/resource';
import type { Language } from '../../lib/i18n';
import type { Row, Words } from '../cells/cell-kind';
import { useLanguage } from '../charts/use-language';
import { plainText } from './plain-text';
import type { CardParts } from './card-parts';

/** Values that need no name beside them. */
const speaksForItself: readonly FieldKind[] = ['text', 'month'];

/** With the resource's own short form (`card.<field>`: "Hired {{value}}"), else text alone and anything else after its name. */
const metaText = (name: string, field: Field, value: unknown, words: Words, language: Language): string => {
  const text = plainText(field, value, language);
  if (text === '') return '';
  return (
    (typeof value === 'number' && words(`card.${name}.count`, { count: value })) ||
    words(`card.${name}`, { value: text }) ||
    (speaksForItself.includes(field.kind) ? text : `${words(`fields.${name}`)} ${text}`)
  );
};

/** The line below a card's name. */
export const CardMeta = ({ controller, row }: { readonly controller: CardParts; readonly row: Row }) => {
  const language = useLanguage();
  const { resource, card, words, readable } = controller;
  const text = card.meta
    .filter(readable)
    .map((name) => metaText(name, fieldOf(resource, name), row[name], words, language))
    .filter(Boolean)
    .map(isolated)
    .join(' · ');
  return text === '' ? null : <p className="record-card-meta">{text}</p>;
};
