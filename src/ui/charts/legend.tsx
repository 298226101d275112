import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Series } from './chart-data';

export interface LegendEntry extends Pick<Series, 'key' | 'label' | 'color'> {
  /** What is said behind the label, such as the figure. */
  readonly value?: ReactNode;
}

/** Which colour of a drawing is what. */
export const Legend = ({ entries }: { readonly entries: readonly LegendEntry[] }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      // Figures are links, which a finger has to hit on a phone.
      rowGap: { xs: entries.some(({ value }) => value !== undefined) ? '24px' : '4px', sm: '8px' },
      columnGap: 2,
      m: 0,
      mt: 0.25,
      p: 0,
      listStyle: 'none',
    }}
  >
    {entries.map(({ key, label, color, value }) => (
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
            forcedColorAdjust: 'none',
          },
        }}
      >
        {label}
        {value !== undefined && (
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {value}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
