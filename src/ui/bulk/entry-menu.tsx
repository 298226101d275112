import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Elements } from '@lib/elements';
import type { BulkEntry } from './use-bulk-entries';

interface EntryMenuProps {
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly entries: readonly BulkEntry[];
  readonly onClose: () => void;
}

/** The actions that the bar has no room for. Deleting is last, behind a line. */
export const EntryMenu = ({ anchor, label, entries, onClose }: EntryMenuProps) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': label } }}
  >
    {entries.flatMap((entry, index) => [
      ...(entry.isDanger && index > 0 ? [<Divider key="line" />] : []),
      <MenuItem
        key={entry.name}
        onClick={() => {
          onClose();
          entry.run();
        }}
        sx={{
          gap: 1.5,
          ...(entry.isDanger && { color: 'error.main' }),
          '& .MuiSvgIcon-root': { fontSize: 20, color: entry.isDanger ? 'inherit' : 'text.secondary' },
        }}
      >
        {entry.icon satisfies Elements}
        <span>{entry.label}</span>
      </MenuItem>,
    ])}
  </Menu>
);
