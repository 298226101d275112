import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

interface CardRowProps {
  /** How two cards share the line from `md` on. */
  readonly share: 'wide-narrow' | 'halves';
  readonly children: ReactNode;
}

const second = { 'wide-narrow': '300px', halves: 'minmax(0, 1fr)' } as const;

/** Cards side by side; below one another where there is no room, and across the line when there is only one. */
export const CardRow = ({ share, children }: CardRowProps) => {
  const count = Children.toArray(children).length;
  if (count === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: count > 1 ? `minmax(0, 1fr) ${second[share]}` : 'minmax(0, 1fr)',
        },
        gap: { xs: 1.5, sm: 2 },
        mb: { xs: 1.5, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
};
