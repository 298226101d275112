import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ToolButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'onMouseEnter' | 'onFocus' | 'disabled' | 'aria-haspopup' | 'aria-expanded'
> {
  readonly label: string;
  /** What a screen reader says, where it is more than the label. */
  readonly name?: string | undefined;
  readonly icon: ReactNode;
  /** An icon alone, with the name for those who ask for it. */
  readonly small: boolean;
}

export const ToolButton = ({ label, name = label, icon, small, ...button }: ToolButtonProps) => {
  if (!small)
    return (
      <Button variant="outlined" color="inherit" startIcon={icon} aria-label={name} {...button}>
        {label}
      </Button>
    );
  return (
    // A disabled button tells the tooltip nothing.
    <span data-tooltip={name}>
      <IconButton aria-label={name} {...button}>
        {icon}
      </IconButton>
    </span>
  );
};
