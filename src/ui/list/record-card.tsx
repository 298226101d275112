import type { Row } from '../cells/cell-kind';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../core/resource/resource';
import { Cell } from '../cells/cell';
import { besideName } from './beside-name';
import { CardActions } from './card-actions';
import { CardFields } from './card-fields';
import { CardMeta } from './card-meta';
import type { CardParts } from './card-parts';
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
    <Box sx={{ position: 'relative', p: 2, borderRadius: 'inherit' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 24,
          fontSize: 15,
          lineHeight: '20px',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex' }}>
          <RecordName way={way} stretched>
            {cellOf(first)}
          </RecordName>
        </Box>
        {chip && <Box sx={{ ...besideName, display: 'flex' }}>{cellOf(chip)}</Box>}
        {way && !chip && <ChevronRight fontSize="small" sx={{ color: 'text.secondary' }} />}
        {ways.mayDelete && (
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
      </Box>
      <CardMeta controller={controller} row={row} />
      <CardFields controller={controller} row={row} />
      <CardActions controller={controller} row={row} />
    </Box>
  );
});
RecordCard.displayName = 'RecordCard';
