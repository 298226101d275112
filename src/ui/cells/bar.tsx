import Box from '@mui/material/Box';
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
    <Box component="span" sx={{ width: 46, flexShrink: 0, textAlign: 'right' }}>
      {figure}
    </Box>
  </Box>
);
