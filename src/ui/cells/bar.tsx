import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChipMeaning } from '../../core/resource/field';
import { BarTrack } from './bar-track';

interface BarProps {
  /** 0–1; more is drawn as full. */
  readonly fraction: number;
  readonly meaning: ChipMeaning;
  /** The same as text; it says everything the bar says. */
  readonly figure: string;
}

export const Bar = ({ fraction, meaning, figure }: BarProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', width: '100%', minWidth: 96 }}>
    <BarTrack fraction={fraction} color={`chip.${meaning}.solid`} />
    <Typography
      component="span"
      variant="inherit"
      noWrap
      sx={{ minWidth: 46, maxWidth: '60%', flexShrink: 0, textAlign: 'right' }}
    >
      {figure}
    </Typography>
  </Box>
);
