import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { pageSize } from '@core/list/list-state';
import { headlineOf } from '@core/list/columns';
import { fieldOf } from '@core/resource/resource';
import type { Elements } from '@lib/elements';
import { Placeholder } from '../cells/skeleton';
import { PageNumber } from './page-number';
import type { ListController } from './use-list-controller';

interface ArrowProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onPress: () => void;
  readonly children: Elements;
}

/** Uses `aria-disabled` instead of `disabled`: disabling the pressed button would move the focus to the page. */
const Arrow = ({ label, possible, onPress, children }: ArrowProps) => (
  <IconButton
    aria-label={label}
    aria-disabled={!possible}
    onClick={possible ? onPress : undefined}
    sx={{
      color: 'text.primary',
      '&[aria-disabled="true"]': {
        color: 'text.disabled',
        opacity: 0.6,
        cursor: 'default',
        bgcolor: 'transparent',
      },
    }}
  >
    {children}
  </IconButton>
);

const Pager = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    address: { state, change },
    rows: { total = 0, status },
  } = controller;
  const last = Math.max(Math.ceil(total / pageSize) - 1, 0);
  return (
    <Box
      role="group"
      aria-label={t('paging.label')}
      sx={{ display: 'flex', alignItems: 'center', mr: { xs: -1.5, sm: 0 } }}
    >
      <Arrow
        label={t('paging.previous')}
        possible={state.page > 0}
        onPress={() => change({ type: 'turn', by: -1, last })}
      >
        <ChevronLeft fontSize="small" />
      </Arrow>
      {last > 1 && (
        <PageNumber
          page={state.page}
          last={last}
          onTurn={(page) => change({ type: 'turn', by: page - state.page, last })}
        />
      )}
      <Arrow
        label={t('paging.next')}
        possible={status === 'rows' && state.page < last}
        onPress={() => change({ type: 'turn', by: 1, last })}
      >
        <ChevronRight fontSize="small" />
      </Arrow>
    </Box>
  );
};

/** `1–10 of 248`, a note that only the first records are shown, or the number of records where all are shown. */
export const rangeText = (
  t: TFunction<'list'>,
  { resource: { list }, address: { state }, rows: { rows, total = 0 }, words }: ListController,
): string => {
  const from = state.page * pageSize + 1;
  if (list.paging === 'all') return words('count', { count: rows.length });
  if (list.paging === 'first-page' && total > rows.length) {
    return t('paging.firstOnly', { shown: rows.length, total });
  }
  return t('paging.range', { from, to: Math.min(from + pageSize - 1, total), total });
};

const RangeText = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  return (
    <Typography
      component="div"
      variant="body1"
      color="text.secondary"
      sx={{ mr: 'auto', pr: { sm: 1 }, fontSize: 13 }}
    >
      {controller.rows.status === 'loading' ? (
        <Placeholder width={80} height={12} borderRadius={48} />
      ) : (
        rangeText(t, controller)
      )}
    </Typography>
  );
};

/** The note about nightly figures on the left, the range and paging on the right. */
export const ListFooter = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const {
    resource,
    rows: { status },
    view: { columns, card, screen },
  } = controller;
  const { list } = resource;
  const { bar } = list.ranking ? headlineOf(list, resource.fields) : {};
  const onCard = [...card.meta, ...card.fields, ...(bar === undefined ? [] : [bar])];
  const shown = screen === 'phone' ? onCard : columns;
  const nightly = shown.some((name) => columns.includes(name) && fieldOf(resource, name).nightly);
  if (list.paging === 'all' && !nightly) return null;
  if (status === 'failed' || status === 'no-result' || status === 'empty') return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 52,
        pt: { xs: 0.5, sm: 0 },
        px: { xs: 0, sm: 2 },
        pr: { sm: 1 },
      }}
    >
      {nightly && (
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            width: { xs: 1, sm: 'auto' },
            py: { xs: 1, sm: 0 },
          }}
        >
          <BedtimeOutlined sx={{ fontSize: 14 }} />
          <span>{t('nightly')}</span>
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          ml: { sm: 'auto' },
          width: { xs: 1, sm: 'auto' },
          gap: 1,
        }}
      >
        {list.paging !== 'all' && <RangeText controller={controller} />}
        {list.paging === 'pages' && <Pager controller={controller} />}
      </Box>
    </Box>
  );
};
