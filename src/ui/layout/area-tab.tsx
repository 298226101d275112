import Link from '@mui/material/Link';
import { NavLink } from 'react-router';
import { usePrefetchOnIntent } from '@lib/prefetch-context';

/** One of several areas that stand beside each other, over a common hairline. */
export const AreaTab = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const prefetch = usePrefetchOnIntent(to);
  return (
    <Link
      {...prefetch}
      component={NavLink}
      to={to}
      underline="none"
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        minHeight: { xs: 44, sm: 40 },
        mb: '-1px',
        borderBottom: 2,
        borderRadius: 0,
        borderColor: 'transparent',
        color: 'text.secondary',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&:hover': { color: 'text.primary' },
        '&.active': { borderColor: 'primary.main', color: 'primary.main' },
      }}
    >
      {title}
    </Link>
  );
};
