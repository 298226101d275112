import { Fragment, useMemo } from 'react';
import { fieldOf } from '@core/resource/resource';
import { Cell } from '../cells/cell';
import type { Row } from '../cells/cell-kind';
import { useLanguage } from '../charts/use-language';
import { metaLine } from './plain-text';
import type { ListController } from './use-list-controller';

/** What the cards of a list have in common; the same object until one of it changes. */
export type CardParts = Pick<ListController, 'resource' | 'card' | 'words' | 'ways' | 'readable'>;

export const useCardParts = ({ resource, card, words, ways, readable }: CardParts): CardParts =>
  useMemo(() => ({ resource, card, words, ways, readable }), [resource, card, words, ways, readable]);

/** The line below a card's name. */
export const CardMeta = ({ controller, row }: { readonly controller: CardParts; readonly row: Row }) => {
  const language = useLanguage();
  const { resource, card, words, readable } = controller;
  const text = metaLine({ resource, names: card.meta.filter(readable), row, words, language });
  return text === '' ? null : <p className="record-card-meta">{text}</p>;
};

interface CardFieldsProps {
  readonly controller: Pick<CardParts, 'resource' | 'card' | 'words' | 'readable'>;
  readonly row: Row;
  /** Others than those that the card declares. */
  readonly names?: readonly string[];
}

/** Label left, value right, for at most four fields. */
export const CardFields = ({ controller, row, names: wanted = controller.card.fields }: CardFieldsProps) => {
  const { resource, words, readable } = controller;
  const names = wanted.filter(readable).slice(0, 4);
  if (names.length === 0) return null;
  return (
    <dl className="record-card-fields">
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{words(`fields.${name}`)}</dt>
          <dd>
            <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};
