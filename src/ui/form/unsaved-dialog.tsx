import { useTranslation } from 'react-i18next';
import type { Blocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before what was typed is left behind. */
export const UnsavedDialog = ({ blocker }: { readonly blocker: Blocker }) => {
  const { t } = useTranslation('form');
  const leave = t('unsaved.leave');
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      deed={{ label: leave, busyLabel: leave, busy: false }}
      stayLabel={t('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};
