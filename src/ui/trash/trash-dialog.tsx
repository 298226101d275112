import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@core/resource/resource';
import { useWords } from '@lib/i18n';
import type { OverlayProps } from '@lib/on-demand';
import { Button } from '../form/button';
import { DialogFrame } from '../form/dialog-frame';
import { TrashList } from './trash-list';
import { useTrash } from './use-trash';

interface TrashDialogProps extends OverlayProps {
  readonly resource: Resource;
}

/** The deleted records of a list. */
export const TrashDialog = ({ resource, open, onClose }: TrashDialogProps) => {
  const { t } = useTranslation('detail');
  const words = useWords(resource);
  const trash = useTrash(resource);
  return (
    <DialogFrame
      isOpen={open}
      isWide
      title={t('trash.title', { list: words('title') })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Box
        sx={(theme) => ({
          mx: 'calc(-1 * var(--inset))',
          '--inset': theme.spacing(3),
          [theme.breakpoints.down('sm')]: { '--inset': theme.spacing(2) },
        })}
      >
        <TrashList trash={trash} />
      </Box>
    </DialogFrame>
  );
};
