import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { BusyButton } from '../form/busy-button';
import { useOpenActions, useRowAction, type ActionPlace, type RowActionParts } from './use-row-action';

const ActionButton = (parts: RowActionParts) => {
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

interface ActionButtonsProps {
  readonly resource: Resource;
  readonly row: Row;
  readonly place: ActionPlace;
  readonly sx?: SystemStyleObject<Theme>;
}

/** What may be done with a record beside edit and delete, as buttons: on its card, in its view and in its form. */
export const ActionButtons = ({ resource, row, place, sx }: ActionButtonsProps) => {
  const names = useOpenActions(resource, place)(row);
  if (names.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...sx }}>
      {names.map((name, index) => (
        // The button in one place stays when its action changes, so that it keeps the focus.
        <ActionButton key={index} resource={resource} row={row} name={name} />
      ))}
    </Box>
  );
};
