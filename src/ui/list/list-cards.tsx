import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Fragment, type ReactNode } from 'react';
import { boneRows } from './bone-rows';
import { CardBone } from './card-bone';
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

export const ListCards = ({ controller, onDelete }: ListViewProps) => {
  const { resource, list, card, rows, status, stale, words } = controller;
  const { chip, meta, fields } = card;
  const apart = list.ranking === true || chip !== undefined || meta.length + fields.length > 0;
  const loading = status === 'loading';
  const cards = loading
    ? boneRows(resource.idField, list.paging).map((row, index) => (
        <CardBone key={String(row[resource.idField])} controller={controller} index={index} />
      ))
    : rows.map((row) => (
        <Fragment key={String(row[resource.idField])}>
          {list.ranking ? (
            <RankedCard controller={controller} row={row} />
          ) : (
            <RecordCard controller={controller} row={row} onDelete={onDelete} />
          )}
        </Fragment>
      ));
  return (
    <Box
      aria-busy={loading || stale}
      sx={{ opacity: stale ? 0.6 : 1, transition: stale ? 'opacity 120ms 150ms' : 'none' }}
    >
      <Cards name={words('title')} apart={apart}>
        {cards}
      </Cards>
      {!loading && <TotalCard controller={controller} />}
    </Box>
  );
};
