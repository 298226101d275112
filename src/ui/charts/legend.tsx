import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Series } from './chart-data';

export interface LegendEntry extends Pick<Series, 'key' | 'label' | 'color'> {
  /** Shown after the label, such as the figure. */
  readonly value?: ReactNode;
}

/** The legend of a chart: its colors and their labels. */
export const Legend = ({ entries }: { readonly entries: readonly LegendEntry[] }) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      // Figures are links, which need room for touch on phones.
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
        <span>{label}</span>
        {value !== undefined && (
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {value}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
