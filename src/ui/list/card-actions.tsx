import Box from '@mui/material/Box';
import type { Row } from '../cells/cell-kind';
import { BusyButton } from '../form/busy-button';
import { useOpenActions, useRowAction, type RowActionParts } from './use-row-action';
import type { CardParts } from './card-parts';

const CardAction = (parts: RowActionParts) => {
  const { label, busyLabel, named, busy, run } = useRowAction(parts);
  return (
    <BusyButton
      variant="outlined"
      color="inherit"
      aria-label={named}
      label={label}
      busyLabel={busyLabel}
      busy={busy}
      onClick={run}
    />
  );
};

interface CardActionsProps {
  readonly controller: CardParts;
  readonly row: Row;
}

/** What may be changed of a record by one press, below its card's figures and above the link that the whole card is. */
export const CardActions = ({ controller: { resource }, row }: CardActionsProps) => {
  const names = useOpenActions(resource, 'list')(row);
  if (names.length === 0) return null;
  return (
    <Box
      sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 1, width: 'fit-content', mt: 1.5 }}
    >
      {names.map((name, index) => (
        // The button in one place stays, whatever it does next: the focus stays with it.
        <CardAction key={index} resource={resource} row={row} name={name} />
      ))}
    </Box>
  );
};
