import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePrefetchOnIntent } from '@lib/prefetch-context';
import { focusRing } from '@ui/theme/navigation';
import type { Theme } from '@mui/material/styles';

const row = { display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 } as const;

const link = (theme: Theme) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': focusRing(theme, -2),
  '&:hover .title, &:focus-visible .title': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
});

const Linked = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Box component={RouterLink} to={to} {...usePrefetchOnIntent(to)} sx={[row, link]}>
    {children}
  </Box>
);

interface RowLinkProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A row that leads somewhere as a whole; only a row without an address. */
export const RowLink = ({ to, children }: RowLinkProps) =>
  to === undefined ? <Box sx={row}>{children}</Box> : <Linked to={to}>{children}</Linked>;
