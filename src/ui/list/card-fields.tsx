import type { Row } from '../cells/cell-kind';
import Box from '@mui/material/Box';
import { fieldOf } from '../../core/resource/resource';
import { Cell } from '../cells/cell';
import type { CardParts } from './card-parts';

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
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(45%, auto)',
        gap: '4px 16px',
        m: 0,
        mt: 1,
        typography: 'body2',
        '& dt': { color: 'text.secondary' },
        '& dd': { display: 'flex', justifyContent: 'flex-end', m: 0, minWidth: 0, textAlign: 'right' },
      }}
    >
      {names.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>{words(`fields.${name}`)}</dt>
          <dd>
            <Cell name={name} field={fieldOf(resource, name)} value={row[name]} row={row} words={words} />
          </dd>
        </Box>
      ))}
    </Box>
  );
};
