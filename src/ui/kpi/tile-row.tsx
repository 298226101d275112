import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

interface TileRowProps {
  /** Names the row to a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Up to four tiles side by side; on a phone two, and an odd last one takes the whole line. */
export const TileRow = ({ label, children }: TileRowProps) => {
  const count = Children.toArray(children).length;
  if (count === 0) return null;
  const wide = `repeat(${Math.min(count, 4)}, minmax(0, 1fr))`;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: count === 4 ? 'repeat(2, minmax(0, 1fr))' : wide,
          md: wide,
        },
        gap: { xs: 1, sm: 2 },
        m: 0,
        mb: { xs: 1.5, sm: 2 },
        p: 0,
        listStyle: 'none',
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {children}
    </Box>
  );
};
