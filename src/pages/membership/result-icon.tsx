import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The large icon above a result. */
export const ResultIcon = ({ children, isWarning = false }: { children: ReactNode; isWarning?: boolean }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 80,
      height: 80,
      mx: 'auto',
      mt: { xs: 4, md: 0 },
      mb: 3,
      borderRadius: '20px',
      bgcolor: isWarning ? 'chip.warning.fill' : 'soft',
      color: isWarning ? 'chip.warning.text' : 'onSoft',
      '& .MuiSvgIcon-root': { fontSize: 40 },
    }}
  >
    {children}
  </Box>
);
