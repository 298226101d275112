import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The sign in front of a menu item's words; what is not visible keeps its place. */
export const MenuMark = ({
  children,
  visible = true,
}: {
  readonly children: ReactNode;
  readonly visible?: boolean;
}) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', flex: 'none', mr: 1.5, visibility: visible ? 'visible' : 'hidden' }}
  >
    {children}
  </Box>
);
