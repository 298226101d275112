import type { Row } from '../cells/cell-kind';
import { useLanguage } from '../charts/use-language';
import type { CardParts } from './card-parts';
import { metaLine } from './meta-line';

/** The line below a card's name. */
export const CardMeta = ({ controller, row }: { readonly controller: CardParts; readonly row: Row }) => {
  const language = useLanguage();
  const { resource, card, words, readable } = controller;
  const text = metaLine({ resource, names: card.meta.filter(readable), row, words, language });
  return text === '' ? null : <p className="record-card-meta">{text}</p>;
};
