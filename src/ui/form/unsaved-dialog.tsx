import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@lib/on-demand';
import { ConfirmDialog } from './confirm-dialog';

interface UnsavedDialogProps extends OverlayProps {
  readonly onLeave: () => void;
}

/** Asks before unsaved input is discarded. */
export const UnsavedDialog = ({ open, onLeave, onClose }: UnsavedDialogProps) => {
  const { t } = useTranslation('form');
  const leave = t('unsaved.leave');
  return (
    <ConfirmDialog
      open={open}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      deed={{ label: leave, busyLabel: leave, busy: false }}
      stayLabel={t('unsaved.stay')}
      onConfirm={onLeave}
      onClose={onClose}
    />
  );
};
