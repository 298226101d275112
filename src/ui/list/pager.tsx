import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize } from '@core/list/address';
import type { ListController } from './use-list-controller';

interface ArrowProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Not `disabled`: a button that goes out while it is pressed would drop the focus to the page. */
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

export const Pager = ({ controller }: { readonly controller: ListController }) => {
  const { t } = useTranslation('list');
  const { state, total = 0, status, change } = controller;
  const last = Math.max(Math.ceil(total / pageSize) - 1, 0);
  return (
    <Box role="group" aria-label={t('paging.label')} sx={{ display: 'flex', mr: { xs: -1.5, sm: 0 } }}>
      <Arrow
        label={t('paging.previous')}
        possible={state.page > 0}
        onPress={() => change({ type: 'turn', by: -1, last })}
      >
        <ChevronLeft fontSize="small" />
      </Arrow>
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
