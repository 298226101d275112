import Box from '@mui/material/Box';

interface BarTrackProps {
  /** 0–1; more is drawn as full. */
  readonly fraction: number;
  /** Of the palette. */
  readonly color: string;
}

/** A bar alone. Decoration: a figure beside it says the same. */
export const BarTrack = ({ fraction, color }: BarTrackProps) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flex: 1,
      display: 'block',
      height: 6,
      borderRadius: '3px',
      overflow: 'hidden',
      bgcolor: 'track',
    }}
  >
    <Box
      component="span"
      sx={{ display: 'block', height: 1, borderRadius: '3px', bgcolor: color }}
      style={{ width: `${Math.min(1, Math.max(0, fraction)) * 100}%` }}
    />
  </Box>
);
