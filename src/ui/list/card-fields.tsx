import { Fragment, useMemo } from 'react';
import { fieldOf } from '@core/resource/resource';
import { useLanguage } from '@lib/i18n';
import { Cell } from '../cells/cell';
import type { Row } from '../cells/cell-kind';
import { metaLine } from './plain-text';
import type { ListController } from './use-list-controller';

/** What the cards of a list share. Memoized, see `useCardParts`. */
export type CardParts = Pick<ListController, 'resource' | 'words' | 'operations'> &
  Pick<ListController['view'], 'card' | 'readable'>;

export const useCardParts = ({ resource, words, operations, view }: ListController): CardParts => {
  const { card, readable } = view;
  return useMemo(
    () => ({ resource, words, operations, card, readable }),
    [resource, words, operations, card, readable],
  );
};

/** The line below a card's name. */
export const CardMeta = ({ parts, row }: { readonly parts: CardParts; readonly row: Row }) => {
  const language = useLanguage();
  const { resource, card, words, readable } = parts;
  const text = metaLine({ resource, names: card.meta.filter(readable), row, words, language });
  return text === '' ? null : <p className="record-card-meta">{text}</p>;
};

interface CardFieldsProps {
  readonly parts: CardParts;
  readonly row: Row;
  /** Fields to show instead of the ones that the card declares. */
  readonly names?: readonly string[];
}

/** At most four fields: label on the left, value on the right. */
export const CardFields = ({ parts, row, names: wanted = parts.card.fields }: CardFieldsProps) => {
  const { resource, words, readable } = parts;
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
