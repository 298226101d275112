import Box from '@mui/material/Box';
import type { Resource } from '../../core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { useOpenActions, useRowAction, type RowActionParts } from '../list/use-row-action';
import { BusyButton } from './busy-button';

const RecordAction = (parts: RowActionParts) => {
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

interface RecordActionsProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** What may be done with the single record beside edit and delete, in its view and its form. */
export const RecordActions = ({ resource, record }: RecordActionsProps) => {
  const names = useOpenActions(resource, 'record')(record);
  if (names.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <RecordAction key={name} resource={resource} row={record} name={name} />
      ))}
    </Box>
  );
};
