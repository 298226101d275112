import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Link } from 'react-router';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { BusyButton } from '../form/busy-button';
import { Button } from '../form/button';
import { type ActionScreen, type RowActionParts, useAvailableActions, useRowAction } from './use-row-action';
import type { LinkTarget } from './use-row-operations';

interface CreateButtonProps {
  readonly target: LinkTarget;
  readonly label: string;
}

/** Shows only the icon on phones, so that the page title stays on one line. The label remains the accessible name. */
export const CreateButton = ({ target, label }: CreateButtonProps) => (
  <Button
    variant="contained"
    component={Link}
    to={target.to}
    state={target.state}
    aria-label={label}
    sx={{ gap: 1, minWidth: 44, px: { xs: 0, sm: 2 } }}
  >
    <Add fontSize="small" />
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {label}
    </Box>
  </Button>
);

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
  readonly shownIn: ActionScreen;
  readonly sx?: SystemStyleObject<Theme>;
}

/** The actions of a record other than edit and delete, as buttons: on its card, in its view and in its form. */
export const ActionButtons = ({ resource, row, shownIn, sx }: ActionButtonsProps) => {
  const names = useAvailableActions(resource, shownIn)(row);
  if (names.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...sx }}>
      {names.map((name, index) => (
        // Keyed by index: the button keeps the focus when its action changes.
        <ActionButton key={index} resource={resource} row={row} name={name} />
      ))}
    </Box>
  );
};
