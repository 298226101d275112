import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '@core/list/columns';
import { fieldOf } from '@core/resource/resource';
import { Pager, RangeText } from './pager';
import type { ListController } from './use-list-controller';

/** The note about nightly figures on the left, where the reader is in the list on the right. */
export const ListFooter = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { resource, columns, list, card, screen, status } = controller;
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
          {t('nightly')}
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
