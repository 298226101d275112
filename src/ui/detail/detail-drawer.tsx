import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '@lib/elements';
import { DetailBody } from './detail-body';
import { DetailHeading, RecordActions } from './detail-heading';
import type { DetailLayoutProps } from './detail-layout-props';

/** The record beside its list. `DetailView` returns the focus when it closes. */
export const DetailDrawer = ({
  resource,
  detail,
  actions,
  trail,
  turns,
  related,
  onClose,
}: DetailLayoutProps) => {
  const { t } = useTranslation('detail');
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      ModalProps={{ disableRestoreFocus: true }}
      slotProps={{
        paper: {
          className: 'record-drawer',
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          // Related lists need room for their columns.
          sx: { width: related ? { md: 560, lg: 608 } : { md: 440, lg: 480 }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ flex: 'none', pt: 1, pb: 1.5, px: 3, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: -1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{trail}</Box>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <Close />
          </IconButton>
        </Box>
        <DetailHeading resource={resource} detail={detail} id={id} level="h2" />
        <RecordActions>{actions}</RecordActions>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, pt: 2.5, pb: 4 }}>
        <DetailBody resource={resource} detail={detail} />
        {related && <Box sx={{ mt: 4 }}>{related satisfies Elements}</Box>}
      </Box>
      <Box
        sx={{
          flex: 'none',
          px: 1.5,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          '&:empty': { display: 'none' },
        }}
      >
        {turns}
      </Box>
    </Drawer>
  );
};
