import Box from '@mui/material/Box';
import { Fragment, memo, type ReactNode } from 'react';
import type { Row } from '../cells/cell-kind';
import { boneRows } from './bone-rows';
import { CardBone } from './card-bone';
import { useCardParts, type CardParts } from './card-parts';
import { RankedCard } from './ranked-card';
import { RecordCard } from './record-card';
import { TotalCard } from './total-card';
import type { ListViewProps } from './list-view-props';
import { rowKeys } from './row-keys';

interface CardsProps {
  readonly name: string;
  readonly apart: boolean;
  readonly loading: boolean;
  readonly children: readonly ReactNode[];
}

/** Names alone make one card with hairlines; records with more to say make a card each. The list items stay when the page turns; their content changes. */
const Cards = ({ name, apart, loading, children }: CardsProps) => (
  <ul aria-label={name} className={`record-cards ${apart ? 'apart' : 'together'}${loading ? ' waits' : ''}`}>
    {children.map((card, index) => (
      <li key={index}>{card}</li>
    ))}
  </ul>
);

interface CardListProps {
  readonly parts: CardParts;
  readonly rows: readonly Row[];
  /** How many records stand before the first row. */
  readonly offset: number;
  readonly loading: boolean;
  readonly onDelete: (row: Row) => void;
}

/** It stays as it is until other rows are there. */
const CardList = memo(({ parts, rows, offset, loading, onDelete }: CardListProps) => {
  const { resource, card, words } = parts;
  const { list, idField } = resource;
  const apart = list.ranking === true || card.chip !== undefined || card.meta.length + card.fields.length > 0;
  const keyOf = rowKeys(rows, idField);
  const cards = loading
    ? boneRows(idField, list.paging).map((row, index) => (
        <CardBone key={String(row[idField])} controller={parts} index={index} />
      ))
    : rows.map((row, index) => (
        <Fragment key={keyOf(row)}>
          {list.ranking ? (
            <RankedCard controller={parts} row={row} place={offset + index + 1} />
          ) : (
            <RecordCard controller={parts} row={row} onDelete={onDelete} />
          )}
        </Fragment>
      ));
  return (
    <Cards name={words('title')} apart={apart} loading={loading}>
      {cards}
    </Cards>
  );
});
CardList.displayName = 'CardList';

export const ListCards = ({ controller, onDelete }: ListViewProps) => {
  const { rows, offset, status, stale } = controller;
  const parts = useCardParts(controller);
  const loading = status === 'loading';
  return (
    <Box
      aria-busy={loading || stale}
      sx={{ opacity: stale ? 0.6 : 1, transition: stale ? 'opacity 120ms 150ms' : 'none' }}
    >
      <CardList {...{ parts, rows, offset, loading, onDelete }} />
      {!loading && <TotalCard controller={controller} />}
    </Box>
  );
};
