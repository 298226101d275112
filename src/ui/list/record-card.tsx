import ChevronRight from '@mui/icons-material/ChevronRight';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@core/format/number';
import { headlineOf } from '@core/list/columns';
import { fieldOf } from '@core/resource/resource';
import { useMeets } from '@lib/conditions';
import { BarTrack, shareOfMax } from '../cells/bar';
import { Cell } from '../cells/cell';
import { type Row, RowsContext } from '../cells/cell-kind';
import { ActionButtons } from './action-buttons';
import { CardFields, CardMeta, type CardParts } from './card-fields';
import { Rank } from './rank';
import { RecordName } from './record-name';
import { recordTitle } from './record-identity';

interface RankedCardProps {
  readonly parts: CardParts;
  readonly row: Row;
  /** The rank in the complete list, counted from 1. */
  readonly rank: number;
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5 } as const;

/** A record of a ranking on phones: rank, name and amount, the amount as a bar, a line of details and the trend. */
export const RankedCard = ({ parts, row, rank }: RankedCardProps) => {
  const rows = useContext(RowsContext);
  const { resource, words, operations, readable } = parts;
  const { list } = resource;
  const [first = resource.representation] = list.columns;
  const { bar, trend } = headlineOf(list, resource.fields);
  const amount = bar !== undefined && readable(bar) ? row[bar] : undefined;
  const cellOf = (name: string) => (
    <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
  );
  return (
    <div className="record-card">
      <Box sx={{ ...line, fontSize: 15, lineHeight: '20px' }}>
        <Rank rank={rank} />
        <div className="record-card-name">
          <RecordName target={operations.open(row)} stretched>
            {cellOf(first)}
          </RecordName>
        </div>
        {amount !== undefined && (
          <div className="record-card-beside">
            <span className="cell-text cell-strong" translate="no">
              {formatMoney(amount)}
            </span>
          </div>
        )}
      </Box>
      {bar !== undefined && typeof amount === 'number' && (
        <Box sx={{ mt: 1.5 }}>
          <BarTrack fraction={shareOfMax(rows, bar, amount)} color="chart.one" />
        </Box>
      )}
      <Box sx={{ ...line, justifyContent: 'space-between', mt: 1 }}>
        <CardMeta parts={parts} row={row} />
        {trend !== undefined && readable(trend) && cellOf(trend)}
      </Box>
      <CardFields parts={parts} row={row} />
    </div>
  );
};

interface RecordCardProps {
  readonly parts: CardParts;
  readonly row: Row;
  /** Records are being selected: a press on the card does not open it. */
  readonly isSelecting: boolean;
  readonly onDelete: (row: Row) => void;
}

/** A record on phones: name and chip, a line of details, up to four fields. The whole card links to the record. */
export const RecordCard = memo(({ parts, row, isSelecting, onDelete }: RecordCardProps) => {
  const { t } = useTranslation('list');
  const meets = useMeets();
  const { resource, card, words, operations, readable } = parts;
  const [first = resource.representation] = resource.list.columns;
  const target = isSelecting ? undefined : operations.open(row);
  const mayDelete = operations.mayDelete && !isSelecting;
  const cellOf = (name: string) => (
    <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
  );
  const chip = card.chip !== undefined && readable(card.chip) ? card.chip : undefined;
  return (
    <div className="record-card">
      <div className={`record-card-head${mayDelete ? '' : ' wraps'}`}>
        <div className="record-card-name">
          <RecordName target={target} stretched>
            {cellOf(first)}
          </RecordName>
        </div>
        {chip && <div className="record-card-beside">{cellOf(chip)}</div>}
        {target && !chip && <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />}
        {mayDelete && meets(row, resource.operations.delete?.when) && (
          <IconButton
            aria-label={t('actions.delete', {
              record: recordTitle(row, resource),
            })}
            onClick={() => onDelete(row)}
            sx={{ position: 'relative', my: -1.5, mr: -1.5 }}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        )}
      </div>
      <CardMeta parts={parts} row={row} />
      <CardFields parts={parts} row={row} />
      {/* Positioned above the link that covers the card. */}
      {!isSelecting && (
        <ActionButtons
          resource={parts.resource}
          row={row}
          shownIn="list"
          sx={{ position: 'relative', width: 'fit-content', mt: 1.5 }}
        />
      )}
    </div>
  );
});
RecordCard.displayName = 'RecordCard';
