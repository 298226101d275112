import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

interface CardRowProps {
  /** How two cards share the line from `md` on. */
  readonly share: 'wide-narrow' | 'halves';
  readonly children: ReactNode;
}

const all = 'minmax(0, 1fr)';
const second = { 'wide-narrow': '300px', halves: all } as const;

/** Cards side by side; below one another where there is no room, and across the line when there is only one. */
export const CardRow = ({ share, children }: CardRowProps) => {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: all,
        // A card whose part the answer does not carry draws nothing, and the other takes its place.
        '&:has(> :nth-of-type(2))': { gridTemplateColumns: { md: `${all} ${second[share]}` } },
        '&:empty': { display: 'none' },
        gap: { xs: 1.5, sm: 2 },
        mb: { xs: 1.5, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
};
