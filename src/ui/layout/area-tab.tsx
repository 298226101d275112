import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink } from 'react-router';
import { tabsOf } from '@core/navigation/menu';
import type { Area } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useAreaLink } from '@lib/saved-views';
import { useResourceWords } from '@lib/i18n';
import { useAreas, usePrefetchOnIntent } from '@lib/portal-context';

/** A tab for one of several related areas, above a common divider. */
export const AreaTab = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const prefetch = usePrefetchOnIntent(to);
  return (
    <Link
      {...prefetch}
      component={NavLink}
      to={to}
      className="area-tab"
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

/** Tabs for this area and its related areas; nothing if the user may open only one of them. */
export const AreaTabs = ({ area }: { readonly area: Area }) => {
  const words = useResourceWords();
  const linkOf = useAreaLink();
  const tabs = tabsOf(useAreas(), useAppAbility(), area);
  if (tabs.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={words(area.tab?.of ?? '', 'title')}
      sx={{
        display: 'flex',
        gap: 3,
        mx: { xs: -2, sm: 0 },
        mb: { xs: 1.5, sm: 2.5 },
        px: { xs: 2, sm: 0 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <AreaTab key={tab.name} to={linkOf(tab)} title={words(tab.name, 'title')} />
      ))}
    </Box>
  );
};
