import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Button } from './button';

interface BusyButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'endIcon'> {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Disabled for now, for a reason shown on the page. Stays focusable. */
  readonly softDisabled?: boolean;
}

const softDisabledStyle = {
  '&, &:hover': { bgcolor: 'track', color: 'text.secondary', cursor: 'default' },
} as const;

/**
 * A button that keeps its width while busy: both texts share one grid cell. It stays focusable while busy, but
 * ignores clicks.
 */
export const BusyButton = ({
  label,
  busyLabel,
  busy,
  softDisabled = false,
  onClick,
  ...button
}: BusyButtonProps) => (
  <Button
    variant="contained"
    {...button}
    aria-disabled={busy || softDisabled}
    {...(softDisabled && { color: 'inherit', sx: softDisabledStyle })}
    onClick={(event) => {
      if (busy || softDisabled) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <Box component="span" sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
      <Box component="span" sx={{ visibility: busy ? 'hidden' : 'visible' }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          visibility: busy ? 'visible' : 'hidden',
        }}
      >
        {busy && <CircularProgress size={16} thickness={5} color="inherit" aria-hidden />}
        <span>{busyLabel}</span>
      </Box>
    </Box>
  </Button>
);
