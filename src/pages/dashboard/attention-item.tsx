import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { AttentionItem as Item } from '@core/dashboard/answers';
import { targetBy, targetOf, urgencyOf } from '@core/dashboard/attention';
import { formatDate } from '@core/format/date';
import { formatNumber } from '@core/format/number';
import { useAppAbility } from '@lib/access-context';
import { useWords } from '@lib/i18n';
import { useAreas, usePrefetchOnIntent } from '@lib/portal-context';
import { Chip } from '@ui/cells/chip';
import { AreaIcon } from '@ui/layout/icons';
import { focusRing } from '@ui/theme/navigation';
import { useListAddressOf } from './dashboard-parts';

const row = { display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 } as const;

const link = (theme: Theme) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': focusRing(theme, -2),
  '&:hover .title, &:focus-visible .title': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
});

const LinkedRow = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Box component={RouterLink} to={to} {...usePrefetchOnIntent(to)} sx={[row, link]}>
    {children}
  </Box>
);

interface RowLinkProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A row that is a link, or a plain row if there is no address. */
const RowLink = ({ to, children }: RowLinkProps) =>
  to === undefined ? <Box sx={row}>{children}</Box> : <LinkedRow to={to}>{children}</LinkedRow>;

const meanings = { overdue: 'error', today: 'error', soon: 'warning' } as const;

/** One item that needs attention. The row links to the list that shows it, if the user may open that list. */
export const AttentionItem = ({ item, today }: { readonly item: Item; readonly today: Date }) => {
  const words = useWords({ name: 'dashboard' });
  const areas = useAreas();
  const ability = useAppAbility();
  const addressOf = useListAddressOf();
  const target = targetOf(item, today);
  const { query } = item;
  const exact = target && query !== '' ? targetBy(target.area, query, areas, ability) : undefined;
  const to = (exact && addressOf(exact)) ?? (target && addressOf(target));
  const urgency = urgencyOf(item.dueDate, today);
  const meaning = urgency ? meanings[urgency] : 'gray';
  const icon = areas.find(({ name }) => name === target?.area)?.menu?.icon ?? '';
  return (
    <RowLink to={to}>
      <Box
        sx={{
          display: 'grid',
          flex: 'none',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '10px',
          bgcolor: `chip.${meaning}.fill`,
          color: `chip.${meaning}.text`,
        }}
      >
        <AreaIcon name={icon} sx={{ fontSize: 18 }} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flex: 1,
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          gap: { xs: 0.5, sm: 2 },
          minWidth: 0,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography className="title" variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            <span>{item.title || words('absent')}</span>
            {item.count !== null && item.count > 1 && (
              <Typography component="span" color="text.secondary">
                {` ${words('attention.count', { number: formatNumber(item.count) })}`}
              </Typography>
            )}
          </Typography>
          {item.detail !== '' && (
            <Typography variant="caption" component="p" color="text.secondary">
              {item.detail}
            </Typography>
          )}
        </Box>
        {urgency && (
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row-reverse', sm: 'row' },
              alignItems: 'center',
              justifyContent: 'flex-end',
              flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
              gap: { xs: '4px 10px', sm: 1.25 },
            }}
          >
            <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {words('attention.due', { date: formatDate(item.dueDate) })}
            </Typography>
            <Box sx={{ minWidth: { sm: 112 } }}>
              <Chip meaning={meaning} label={words(`attention.${urgency}`)} />
            </Box>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', width: 20, color: 'text.secondary' }}>
        {to !== undefined && <ChevronRight aria-hidden className="screen-only" />}
      </Box>
    </RowLink>
  );
};
