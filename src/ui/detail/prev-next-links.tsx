import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '@core/format/number';
import type { DetailedResource } from '@core/resource/resource';
import { Button } from '../form/button';
import type { LinkTarget } from '../list/use-row-operations';
import { useNeighbors } from './use-neighbors';

interface PrevNextLinkProps {
  readonly to: LinkTarget | undefined;
  readonly way: 'previous' | 'next';
}

/** Replaces the current record in the history, so that Back leads to the list. The focus stays on the button. */
const PrevNextLink = ({ to, way }: PrevNextLinkProps) => {
  const { t } = useTranslation('detail');
  const icon = way === 'next' ? { endIcon: <ChevronRight /> } : { startIcon: <ChevronLeft /> };
  return to ? (
    <Button component={Link} to={to.to} state={to.state} replace {...icon}>
      {t(way)}
    </Button>
  ) : (
    <Button disabled {...icon}>
      {t(way)}
    </Button>
  );
};

interface PrevNextLinksProps {
  readonly resource: DetailedResource;
  readonly id: string;
  readonly clientId: number | undefined;
}

/** Links to the previous and next record of the list that this one was opened from; nothing without such a list. */
export const PrevNextLinks = ({ resource, id, clientId }: PrevNextLinksProps) => {
  const { t } = useTranslation('detail');
  const neighbors = useNeighbors(resource, id, clientId);
  if (!neighbors || neighbors.total < 2) return null;
  const { previous, next, place, total } = neighbors;
  return (
    <Box
      component="nav"
      aria-label={t('turns')}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <PrevNextLink to={previous} way="previous" />
      <Typography role="status" variant="body2" color="text.secondary">
        {t('place', { place: formatNumber(place), total: formatNumber(total) })}
      </Typography>
      <PrevNextLink to={next} way="next" />
    </Box>
  );
};
