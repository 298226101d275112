import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isListed, type ListedResource, type Page } from '@core/resource/resource';
import { useAppAbility } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { optionalCalls, useIsAbsent } from '@lib/optional-calls';
import { useAvailableAreas, useCurrentClient, usePrefetchOnIntent } from '@lib/portal-context';
import { useAreaLink } from '@lib/saved-views';
import { NotOfferedState } from '@ui/feedback/not-found-view';
import { PageHeader } from '@ui/layout/page-header';
import { TrashList } from '@ui/trash/trash-list';
import { useTrash } from '@ui/trash/use-trash';

/** The resources of a scope whose records the user may delete, and so restore; in the order of the menu. */
const useDeletable = (scope: Page['scope']): readonly ListedResource[] => {
  const ability = useAppAbility();
  return useAvailableAreas()
    .filter((area) => area.kind === 'resource')
    .filter(isListed)
    .filter(
      ({ name, scope: other, operations }) =>
        other === scope && operations.delete !== undefined && ability.can('delete', name),
    );
};

interface TrashSectionProps {
  readonly resource: ListedResource;
  /** Whether the page has other sections. */
  readonly isPart: boolean;
}

/** The deleted records of one resource, below the name of its list. */
const TrashSection = ({ resource, isPart }: TrashSectionProps) => {
  const { t } = useTranslation('detail');
  const title = useWords(resource)('title');
  const trash = useTrash(resource);
  const link = useAreaLink()(resource);
  const prefetch = usePrefetchOnIntent(link);
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ minWidth: 0, '--inset': '16px' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: '0 16px',
          p: 2,
          pb: 1,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          <Link
            {...prefetch}
            component={RouterLink}
            to={link}
            color="inherit"
            underline="hover"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              // Room for touch on phones, in the padding of the section.
              minHeight: { xs: 44, sm: 0 },
              my: { xs: '-12px', sm: 0 },
            }}
          >
            {title}
          </Link>
        </Typography>
        {trash.total > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('trash.count.count', { count: trash.total })}
          </Typography>
        )}
      </Box>
      <TrashList trash={trash} isPart={isPart} />
    </Paper>
  );
};

/** The deleted records that the user may restore: those of the open client, or those outside of all clients. */
export const TrashPage = ({ name, scope }: Pick<Page, 'name' | 'scope'>) => {
  const { t } = useTranslation('detail');
  const title = useWords({ name })('title');
  const client = useCurrentClient();
  const isAbsent = useIsAbsent(optionalCalls.trash);
  const resources = useDeletable(scope);
  if (isAbsent)
    return (
      <>
        <PageHeader title={title} />
        <NotOfferedState />
      </>
    );
  return (
    <>
      <PageHeader title={title} subtitle={t('trash.subtitle')} />
      <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, maxWidth: 960 }}>
        {resources.map((resource) => (
          <TrashSection
            key={`${resource.name} ${client?.id ?? ''}`}
            resource={resource}
            isPart={resources.length > 1}
          />
        ))}
      </Box>
    </>
  );
};
