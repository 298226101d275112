import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { Link } from 'react-router';
import type { Resource } from '@core/resource/resource';
import type { Row } from '../cells/cell-kind';
import { BusyButton } from '../form/busy-button';
import { type ActionScreen, type RowActionParts, useOpenActions, useRowAction } from './use-row-action';
import type { LinkTarget } from './use-row-operations';

interface CreateButtonProps {
  readonly target: LinkTarget;
  readonly label: string;
}

/** On a phone only the sign stands, so that the page's title keeps its line; the name stays for assistive technology. */
export const CreateButton = ({ target, label }: CreateButtonProps) => (
  <Button
    variant="contained"
    component={Link}
    to={target.to}
    state={target.state}
    aria-label={label}
    sx={{ gap: 1, minWidth: 44, px: { xs: 0, sm: 2 } }}
  >
    <Add fontSize="small" aria-hidden />
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

/** What may be done with a record beside edit and delete, as buttons: on its card, in its view and in its form. */
export const ActionButtons = ({ resource, row, shownIn, sx }: ActionButtonsProps) => {
  const names = useOpenActions(resource, shownIn)(row);
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
