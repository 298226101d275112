import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The icon before a menu item's text. An invisible one keeps its space. */
export const MenuItemIcon = ({
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

/** Style of a group's heading within a menu. */
export const menuHeading = {
  position: 'static',
  px: '12px',
  pt: 1,
  pb: 0.5,
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '16px',
} as const;
