import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two short answers side by side, until the text is so large that they need a line each. */
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
