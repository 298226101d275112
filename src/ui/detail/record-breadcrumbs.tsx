import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { areaPath, clientsPath } from '@core/navigation/paths';
import type { DetailedResource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import { useCurrentClient } from '@lib/portal-context';

/** The breadcrumbs of a record: its client, and its list with the list's query. */
export const RecordBreadcrumbs = ({ resource }: { readonly resource: DetailedResource }) => {
  const { t } = useTranslation('detail');
  const words = useWords(resource);
  const client = useCurrentClient();
  const { search } = useLocation();
  const own = resource.scope === 'client' ? client : null;
  return (
    <Breadcrumbs
      aria-label={t('trail')}
      sx={{ typography: 'caption', '& .MuiBreadcrumbs-ol': { rowGap: 0.25 }, '& a': { py: 0.5 } }}
    >
      {own && (
        <Link
          component={RouterLink}
          to={`${clientsPath}/${own.id}`}
          translate="no"
          color="text.secondary"
          underline="hover"
        >
          {own.name}
        </Link>
      )}
      <Link
        component={RouterLink}
        to={areaPath(resource, own?.id) + search}
        color="text.secondary"
        underline="hover"
      >
        {words('title')}
      </Link>
    </Breadcrumbs>
  );
};
