import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Fragment, memo, type ReactNode } from 'react';
import type { Row } from '../cells/cell-kind';
import { boneRows } from './bone-rows';
import { CardBone } from './card-bone';
import { useCardParts, type CardParts } from './card-parts';
import { RankedCard } from './ranked-card';
import { RecordCard } from './record-card';
import { TotalCard } from './total-card';
import type { ListViewProps } from './list-view-props';

const resting = { listStyle: 'none', m: 0, p: 0 } as const;

interface CardsProps {
  readonly name: string;
  readonly apart: boolean;
  readonly children: readonly ReactNode[];
}

/** Names alone make one card with hairlines; records with more to say make a card each. */
const Cards = ({ name, apart, children }: CardsProps) =>
  apart ? (
    <Box
      component="ul"
      aria-label={name}
      sx={{ ...resting, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      {children.map((card, index) => (
        // The places of a page stay; what stands in them changes.
        <Paper key={index} component="li">
          {card}
        </Paper>
      ))}
    </Box>
  ) : (
    <Paper component="ul" aria-label={name} sx={resting}>
      {children.map((card, index) => (
        <Box key={index} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          {card}
        </Box>
      ))}
    </Paper>
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
  const cards = loading
    ? boneRows(idField, list.paging).map((row, index) => (
        <CardBone key={String(row[idField])} controller={parts} index={index} />
      ))
    : rows.map((row, index) => (
        <Fragment key={String(row[idField])}>
          {list.ranking ? (
            <RankedCard controller={parts} row={row} place={offset + index + 1} />
          ) : (
            <RecordCard controller={parts} row={row} onDelete={onDelete} />
          )}
        </Fragment>
      ));
  return (
    <Cards name={words('title')} apart={apart}>
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
