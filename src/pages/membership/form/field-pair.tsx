import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two short fields side by side. They are stacked if the font size leaves no room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      alignItems: 'start',
      gap: '20px 12px',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
