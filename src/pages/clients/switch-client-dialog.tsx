import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentClient } from '@lib/portal-context';
import { ClientChooser } from './client-chooser';

interface SwitchClientDialogProps {
  readonly open: boolean;
  /** The client whose workspace is open. */
  readonly currentId?: number | undefined;
  readonly onClose: () => void;
  readonly onChoose: (client: CurrentClient) => void;
}

/** A dialog to search the clients and choose one. */
export function SwitchClientDialog({ open, currentId, onClose, onChoose }: SwitchClientDialogProps) {
  const { t } = useTranslation('clients');
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.only('xs'));
  const choose = (client: CurrentClient) => {
    if (client.id === currentId) onClose();
    else onChoose(client);
  };
  return (
    <Dialog open={open} onClose={onClose} fullScreen={phone} aria-labelledby={titleId}>
      <DialogTitle component="div">
        <span id={titleId} role="heading" aria-level={2}>
          {t('switch.title')}
        </span>
        <IconButton aria-label={t('switch.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <ClientChooser currentId={currentId} onChoose={choose} onLeave={onClose} />
    </Dialog>
  );
}
