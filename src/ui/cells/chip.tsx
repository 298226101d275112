import Box from '@mui/material/Box';
import type { ChipMeaning } from '../../core/resource/field';

interface ChipProps {
  readonly meaning: ChipMeaning;
  readonly label: string;
}

/** A status: always a dot and a word, so that colour is never the only sign. */
export const Chip = ({ meaning, label }: ChipProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      gap: '6px',
      height: 22,
      maxWidth: '100%',
      px: '9px',
      borderRadius: '11px',
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: `chip.${meaning}.text`,
      bgcolor: `chip.${meaning}.fill`,
      '&::before': {
        content: '""',
        flexShrink: 0,
        width: 6,
        height: 6,
        borderRadius: '50%',
        bgcolor: 'currentColor',
      },
    }}
  >
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {label}
    </Box>
  </Box>
);
