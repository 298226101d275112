import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The sentence below a step's heading. */
export const Lead = ({ children, isCentred = false }: { children: ReactNode; isCentred?: boolean }) => (
  <Typography
    color="text.secondary"
    sx={{ mt: 1, overflowWrap: 'anywhere', ...(isCentred && { textAlign: 'center', textWrap: 'balance' }) }}
  >
    {children}
  </Typography>
);
