import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

interface TileRowProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly children: ReactNode;
}

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const withAtLeast = (count: number) => `&:has(> :nth-of-type(${count}))`;

/**
 * Up to four tiles side by side; two on phones, where an odd last tile takes the full row. Counts only rendered
 * tiles: a tile without its figure in the response renders nothing.
 */
export const TileRow = ({ label, children }: TileRowProps) => {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: columns(2), sm: columns(1) },
        [withAtLeast(2)]: { gridTemplateColumns: columns(2) },
        [withAtLeast(3)]: { gridTemplateColumns: { sm: columns(3) } },
        [withAtLeast(4)]: { gridTemplateColumns: { sm: columns(2), md: columns(4) } },
        [withAtLeast(5)]: { gridTemplateColumns: { sm: columns(4) } },
        '&:empty': { display: 'none' },
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
