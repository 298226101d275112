import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OverlayProps } from '@lib/on-demand';

interface ChoiceMenuProps extends OverlayProps {
  readonly id?: string;
  readonly labelledBy?: string;
  readonly anchor: HTMLElement | null;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}

/** A menu to choose one of several options, opened by the button that shows the current one. */
export const ChoiceMenu = ({
  id,
  labelledBy,
  anchor,
  open,
  onClose,
  options,
  chosen,
  onChoose,
}: ChoiceMenuProps) => (
  <Menu
    {...(id !== undefined && { id })}
    anchorEl={anchor}
    open={open}
    onClose={onClose}
    {...(labelledBy !== undefined && { slotProps: { list: { 'aria-labelledby': labelledBy } } })}
  >
    {options.map(({ name, label }) => (
      <MenuItem
        key={name}
        role="menuitemradio"
        aria-checked={name === chosen}
        selected={name === chosen}
        onClick={() => {
          onClose();
          onChoose(name);
        }}
      >
        <span>{label}</span>
      </MenuItem>
    ))}
  </Menu>
);
