import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isAgency } from '@core/access/ability';
import { agencyReturn } from '@core/navigation/landing';
import { agencyClientAreas } from '@core/navigation/menu';
import { useAppAbility } from '@lib/access-context';
import { useAreaLink } from '@lib/saved-views';
import { useResourceWords } from '@lib/i18n';
import { useAreas, useCurrentClient, useAvailableAreas, usePrefetchOnIntent } from '@lib/portal-context';
import { AreaTab } from './area-tab';

const ReturnLink = ({ to, title }: { readonly to: string; readonly title: string }) => {
  const { t } = useTranslation('layout');
  const prefetch = usePrefetchOnIntent(to);
  return (
    <Link
      {...prefetch}
      component={RouterLink}
      to={to}
      aria-label={t('backTo', { area: title })}
      underline="none"
      sx={{
        display: 'flex',
        flex: { xs: '1 0 100%', sm: 'none' },
        alignItems: 'center',
        gap: 0.75,
        minHeight: { xs: 44, sm: 40 },
        pr: { sm: 2 },
        borderRight: { sm: '1px solid' },
        borderColor: { sm: 'divider' },
        fontWeight: 600,
      }}
    >
      <ArrowBack style={{ fontSize: 18 }} />
      <span>{title}</span>
    </Link>
  );
};

/**
 * Replaces the menu for agency users who visit a client: a link back to their own area, and the areas of the client
 * that they may open.
 */
export const VisitBar = () => {
  const words = useResourceWords();
  const linkOf = useAreaLink();
  const areas = useAreas();
  const offered = useAvailableAreas();
  const ability = useAppAbility();
  const client = useCurrentClient();
  if (!client || !isAgency(ability)) return null;
  const back = agencyReturn(areas, ability);
  return (
    <Box
      component="nav"
      aria-label={client.name}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 2.5,
        mx: { xs: -2, sm: 0 },
        mt: -1,
        mb: { xs: 1.5, sm: 2.5 },
        px: { xs: 2, sm: 0 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {back && <ReturnLink to={linkOf(back)} title={words(back.name, 'title')} />}
      {agencyClientAreas(offered, ability).map((area) => (
        <AreaTab key={area.name} to={linkOf(area)} title={words(area.name, 'title')} />
      ))}
    </Box>
  );
};
