import ArrowForward from '@mui/icons-material/ArrowForward';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { usePrefetchOnIntent } from '@lib/portal-context';

interface CardLinkProps {
  readonly to: string;
  readonly children: string;
}

/** A link at the bottom of a card. */
export const CardLink = ({ to, children }: CardLinkProps) => {
  const prefetch = usePrefetchOnIntent(to);
  return (
    <Link
      {...prefetch}
      component={RouterLink}
      to={to}
      className="screen-only"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: 0.75,
        mt: 'auto',
        minHeight: 24,
        fontWeight: 600,
      }}
    >
      <span>{children}</span>
      <ArrowForward sx={{ fontSize: 16 }} />
    </Link>
  );
};
