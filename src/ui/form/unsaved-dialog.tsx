import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@lib/on-demand';
import { ConfirmDialog } from './confirm-dialog';

interface UnsavedDialogProps extends OverlayProps {
  readonly onLeave: () => void;
}

/** Asks before unsaved input is discarded. */
export const UnsavedDialog = ({ open, onLeave, onClose }: UnsavedDialogProps) => {
  const { t } = useTranslation('form');
  const leaveLabel = t('unsaved.leave');
  return (
    <ConfirmDialog
      open={open}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      action={{ label: leaveLabel, busyLabel: leaveLabel, busy: false }}
      cancelLabel={t('unsaved.stay')}
      onConfirm={onLeave}
      onClose={onClose}
    />
  );
};
