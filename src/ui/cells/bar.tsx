import Box from '@mui/material/Box';
import type { ChipMeaning } from '../../core/resource/field';

interface BarProps {
  /** 0–1; more is drawn as full. */
  readonly fraction: number;
  readonly meaning: ChipMeaning;
  /** The same as text; it says everything the bar says. */
  readonly figure: string;
}

export const Bar = ({ fraction, meaning, figure }: BarProps) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', width: '100%', minWidth: 96 }}>
    <Box
      component="span"
      aria-hidden
      sx={{ flex: 1, height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'track' }}
    >
      <Box
        component="span"
        sx={{
          display: 'block',
          height: 1,
          borderRadius: '3px',
          bgcolor: `chip.${meaning}.solid`,
        }}
        style={{ width: `${Math.min(1, Math.max(0, fraction)) * 100}%` }}
      />
    </Box>
    <Box component="span" sx={{ width: 46, flexShrink: 0, textAlign: 'right' }}>
      {figure}
    </Box>
  </Box>
);
