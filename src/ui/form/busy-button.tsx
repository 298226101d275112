import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends Omit<ButtonProps, 'children' | 'startIcon' | 'endIcon'> {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  /** Nothing can be done for now, as something on the page says. It stays focusable. */
  readonly resting?: boolean;
}

const restingLook = {
  '&, &:hover': { bgcolor: 'track', color: 'text.secondary', cursor: 'default' },
} as const;

/** Both texts lie in one cell, so that the button keeps its width. It stays focusable while busy and does nothing then. */
export const BusyButton = ({
  label,
  busyLabel,
  busy,
  resting = false,
  onClick,
  ...button
}: BusyButtonProps) => (
  <Button
    variant="contained"
    {...button}
    aria-disabled={busy || resting}
    {...(resting && { color: 'inherit', sx: restingLook })}
    onClick={(event) => {
      if (busy || resting) event.preventDefault();
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
        {busyLabel}
      </Box>
    </Box>
  </Button>
);
