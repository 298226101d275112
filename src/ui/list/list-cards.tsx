import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, memo, type ReactNode } from 'react';
import { fieldOf, isRecordId } from '@core/resource/resource';
import type { Elements } from '@lib/elements';
import { onDemand } from '@lib/on-demand';
import { cellKindOf } from '../cells/cell';
import type { Row } from '../cells/cell-kind';
import { ValueSkeleton, skeletonRows } from '../cells/skeleton';
import { textCell } from '../cells/text-cells';
import { CardFields, type CardParts, useCardParts } from './card-fields';
import { RankedCard, RecordCard } from './record-card';
import { recordTitle, rowKeys } from './record-identity';
import { TotalLabel } from './total-row';
import type { ListController, ListViewProps } from './use-list-controller';

interface TotalCardProps {
  readonly controller: ListController;
  readonly parts: CardParts;
}

/** A list's totals on phones, below its cards. */
const TotalCard = ({ controller, parts }: TotalCardProps) => {
  const { totals } = controller.rows;
  if (!totals) return null;
  return (
    <Paper sx={{ mt: 1, p: 2, bgcolor: 'subtle', '& dd': { fontWeight: 600 } }}>
      <Typography component="div" sx={{ fontSize: 15, lineHeight: '24px' }}>
        <TotalLabel list={parts.resource.list} total={controller.rows.total} words={parts.words} />
      </Typography>
      <Box>
        <CardFields parts={parts} row={totals} names={Object.keys(totals)} />
      </Box>
    </Paper>
  );
};

/** The skeleton of a card. Each line is as high as the line it stands for. */
const CardSkeleton = ({ parts, index }: { readonly parts: CardParts; readonly index: number }) => {
  const { resource, card, readable } = parts;
  const { chip, meta, fields } = card;
  const skeleton = (name: string) => (
    <ValueSkeleton kind={cellKindOf(fieldOf(resource, name))} index={index} />
  );
  return (
    <div className="record-card">
      <div className="record-card-head skeletons">
        <ValueSkeleton kind={textCell} index={index} width={150} />
        {chip && readable(chip) && skeleton(chip)}
      </div>
      {meta.length > 0 && (
        <p className="record-card-meta skeletons">
          <ValueSkeleton kind={textCell} index={index + 1} width={210} />
        </p>
      )}
      {fields.length > 0 && (
        <div className="record-card-fields skeletons">
          {fields.filter(readable).map((name) => (
            <Fragment key={name}>
              <div>
                <ValueSkeleton kind={textCell} index={index} width={80} />
              </div>
              <div>{skeleton(name)}</div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
};

interface CardsProps {
  readonly name: string;
  readonly separate: boolean;
  readonly loading: boolean;
  readonly children: readonly ReactNode[];
}

/**
 * Records with only a name, and records that open nothing, share one card with dividers; others get a card each, which
 * can be pressed. List items are reused when the page changes.
 */
const Cards = ({ name, separate, loading, children }: CardsProps) => (
  <ul
    aria-label={name}
    className={`record-cards ${separate ? 'apart' : 'together'}${loading ? ' loading' : ''}`}
  >
    {children.map((card, index) => (
      <li key={index}>{card}</li>
    ))}
  </ul>
);

interface CardListProps {
  readonly parts: CardParts;
  readonly rows: readonly Row[];
  /** Number of records before the first row. */
  readonly offset: number;
  readonly loading: boolean;
  readonly selection: ListController['selection'];
  readonly onDelete: (row: Row) => void;
}

interface SelectableProps {
  readonly row: Row;
  readonly resource: ListController['resource'];
  readonly selection: ListController['selection'];
  readonly rows: readonly Row[];
  readonly children: Elements;
}

const CardCheckbox = onDemand(async () => (await import('../bulk/card-checkbox')).CardCheckbox);

/** While records are selected, a card is a checkbox: a press anywhere on it counts. */
const Selectable = ({ row, resource, selection, rows, children }: SelectableProps) => {
  const { [resource.idField]: id } = row;
  if (!selection?.isOpen || !isRecordId(id)) return children;
  return (
    <div className="record-card-choice">
      <CardCheckbox
        open
        onClose={() => selection.change({ type: 'clear' })}
        title={recordTitle(row, resource)}
        {...{ row, id, selection, rows }}
      />
      {children}
    </div>
  );
};

/** Memoized: does not render again until the rows change. */
const CardList = memo(({ parts, rows, offset, loading, selection, onDelete }: CardListProps) => {
  const { resource, card, words, operations } = parts;
  const { list, idField } = resource;
  const hasMore =
    list.ranking === true || card.chip !== undefined || card.meta.length + card.fields.length > 0;
  const separate = operations.opens && hasMore;
  const keyOf = rowKeys(rows, idField);
  const cards = loading
    ? skeletonRows(idField, list.paging).map((row, index) => (
        <CardSkeleton key={String(row[idField])} parts={parts} index={index} />
      ))
    : rows.map((row, index) => (
        <Fragment key={keyOf(row)}>
          {list.ranking ? (
            <RankedCard parts={parts} row={row} rank={offset + index + 1} />
          ) : (
            <Selectable row={row} resource={resource} selection={selection} rows={rows}>
              <RecordCard
                parts={parts}
                row={row}
                isSelecting={selection?.isOpen === true}
                onDelete={onDelete}
              />
            </Selectable>
          )}
        </Fragment>
      ));
  return (
    <Cards name={words('title')} separate={separate} loading={loading}>
      {cards}
    </Cards>
  );
});
CardList.displayName = 'CardList';

export const ListCards = ({ controller, onDelete }: ListViewProps) => {
  const { rows, offset, status, stale } = controller.rows;
  const parts = useCardParts(controller);
  const loading = status === 'loading';
  return (
    <Box
      aria-busy={loading || stale}
      sx={{ opacity: stale ? 0.6 : 1, transition: stale ? 'opacity 120ms 150ms' : 'none' }}
    >
      <CardList {...{ parts, rows, offset, loading, onDelete }} selection={controller.selection} />
      {!loading && <TotalCard controller={controller} parts={parts} />}
    </Box>
  );
};
