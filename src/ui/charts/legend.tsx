import Box from '@mui/material/Box';
import type { Series } from './chart-data';

export type LegendEntry = Pick<Series, 'key' | 'label' | 'color'>;

export const Legend = ({ entries }: { readonly entries: readonly LegendEntry[] }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      gap: '4px 16px',
      m: 0,
      mt: 0.25,
      p: 0,
      listStyle: 'none',
    }}
  >
    {entries.map(({ key, label, color }) => (
      <Box
        key={key}
        component="li"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          typography: 'caption',
          color: 'text.secondary',
          '&::before': {
            content: '""',
            width: 10,
            height: 10,
            borderRadius: '3px',
            bgcolor: `chart.${color}`,
          },
        }}
      >
        {label}
      </Box>
    ))}
  </Box>
);
