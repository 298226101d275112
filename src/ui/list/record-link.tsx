import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePreloadOnIntent } from '../../lib/preload-context';
import type { Way } from './use-row-ways';

interface RecordLinkProps {
  readonly way: Way;
  readonly tabIndex?: number;
  /** The link takes the whole card. */
  readonly stretched?: boolean;
  readonly children: ReactNode;
}

const stretch = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

/** The record's name as the way to the record: text until somebody points at it. */
export const RecordLink = ({ way, tabIndex, stretched = false, children }: RecordLinkProps) => {
  const preload = usePreloadOnIntent(way.to);
  return (
    <Link
      {...preload}
      component={RouterLink}
      to={way.to}
      {...(way.state && { state: way.state })}
      {...(tabIndex !== undefined && { tabIndex })}
      onClick={(event) => event.stopPropagation()}
      className="record-link"
      color="inherit"
      underline="none"
      noWrap
      sx={{
        fontWeight: 600,
        '&:hover, &:focus-visible': { color: 'primary.main', textDecoration: 'underline' },
        ...(stretched && stretch),
      }}
    >
      {children}
    </Link>
  );
};
