import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

interface AccountLinkProps {
  readonly to: '/login' | '/forgot-password' | '/account';
  /** Where it stands. */
  readonly position?: SystemStyleObject<Theme>;
  readonly children: ReactNode;
}

/** A link between the pages before login. The search stays: it holds the language and where to go after the login. */
export function AccountLink({ to, position = {}, children }: AccountLinkProps) {
  const { search } = useLocation();
  return (
    <Box sx={position}>
      <Link
        component={RouterLink}
        to={{ pathname: to, search }}
        sx={{
          display: 'inline-block',
          position: 'relative',
          // A comfortable target on a phone, which ends where the input below a label begins.
          p: '18px 8px 8px',
          m: '-18px -8px -8px',
          borderRadius: 1,
          fontSize: 13,
          lineHeight: '18px',
          fontWeight: 600,
        }}
      >
        {children}
      </Link>
    </Box>
  );
}
