import Box from '@mui/material/Box';
import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@core/list/address';
import { type Area, isListed, type ListedResource } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { useAreas, usePrefetchOnIntent } from '@lib/portal-context';
import { countQuery } from '@lib/queries';
import { MenuEntry } from './menu-entry';

interface AlertParts {
  readonly clientId: number | undefined;
  readonly mini: boolean;
  /** Height in CSS pixels. */
  readonly height: number;
  readonly onFollow?: (() => void) | undefined;
}

interface AlertProps extends AlertParts {
  readonly resource: ListedResource;
  readonly filters: Readonly<Record<string, string>>;
}

/** How many records of a list need attention, with a link to them. Nothing if there are none. */
const MenuAlert = ({ resource, filters, clientId, mini, height, onFollow }: AlertProps) => {
  const words = useWords(resource);
  const areas = useAreas();
  const ability = useAppAbility();
  const link = addressOf({ area: resource.name, filters }, areas, ability, clientId);
  const query = countQuery(useDataProvider()(), resource, filters, clientId);
  const { data } = useQuery({ ...query, enabled: link !== undefined });
  const prefetch = usePrefetchOnIntent(link ?? '');
  const count = data?.total ?? 0;
  if (link === undefined || count === 0) return null;
  const title = words('alert.count', { count });
  return (
    <Box component="li" sx={{ '&& .MuiSvgIcon-root': { color: 'error.main' } }}>
      <MenuEntry icon="error" selected={false} {...{ link, title, prefetch, mini, height, onFollow }} />
    </Box>
  );
};

export interface MenuAlertsProps extends AlertParts {
  readonly areas: readonly Area[];
}

/** The alerts of the menu's areas. They are below all entries, so that none of these moves when a response arrives. */
export const MenuAlerts = ({ areas: shown, ...parts }: MenuAlertsProps) => {
  const { t } = useTranslation('layout');
  const areas = useAreas();
  return (
    <Box
      component="ul"
      aria-label={t('menu.alerts')}
      sx={{
        display: 'grid',
        gap: '2px',
        mx: 0,
        my: 1,
        p: 0,
        listStyle: 'none',
        '&:empty': { display: 'none' },
      }}
    >
      {shown.map(({ name, menu }) => {
        const resource = areas.find((area) => area.name === name);
        if (resource?.kind !== 'resource' || !isListed(resource) || !menu?.alert) return null;
        return <MenuAlert key={name} resource={resource} filters={menu.alert} {...parts} />;
      })}
    </Box>
  );
};
