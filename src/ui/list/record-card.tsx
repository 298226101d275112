import type { Row } from '../cells/cell-kind';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { holds } from '@core/resource/row-action';
import { fieldOf } from '@core/resource/resource';
import { Cell } from '../cells/cell';
import { ActionButtons } from './action-buttons';
import { CardFields, CardMeta, type CardParts } from './card-fields';
import { RecordName } from './record-name';
import { recordTitle } from './record-title';

interface RecordCardProps {
  readonly controller: CardParts;
  readonly row: Row;
  readonly onDelete: (row: Row) => void;
}

/** One record on a phone: its name and chip, a line about it, up to four figures. The whole card is the way to the record. */
export const RecordCard = memo(({ controller, row, onDelete }: RecordCardProps) => {
  const { t } = useTranslation('list');
  const { resource, card, words, ways, readable } = controller;
  const [first = resource.representation] = resource.list.columns;
  const way = ways.open(row);
  const cellOf = (name: string) => (
    <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
  );
  const chip = card.chip !== undefined && readable(card.chip) ? card.chip : undefined;
  return (
    <div className="record-card">
      <div className={`record-card-head${ways.mayDelete ? '' : ' wraps'}`}>
        <div className="record-card-name">
          <RecordName way={way} stretched>
            {cellOf(first)}
          </RecordName>
        </div>
        {chip && <div className="record-card-beside">{cellOf(chip)}</div>}
        {way && !chip && <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />}
        {ways.mayDelete && holds(row, resource.operations.delete?.when) && (
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
      <CardMeta controller={controller} row={row} />
      <CardFields controller={controller} row={row} />
      {/* Above the link that the whole card is. */}
      <ActionButtons
        resource={controller.resource}
        row={row}
        place="list"
        sx={{ position: 'relative', width: 'fit-content', mt: 1.5 }}
      />
    </div>
  );
});
RecordCard.displayName = 'RecordCard';
