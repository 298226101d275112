import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import { notify } from '@lib/notify';
import { DialogForm } from '@ui/form/dialog-form';
import { accountKey, useAccountCalls } from './account-calls';
import { SecretField } from './account-fields';
import { useOwnForm } from './use-own-form';

/** Turns off the second factor. */
export const RemoveFactorDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    schema: accountSchemas.proof,
    values: { current_password: '' },
    skipUnsavedWarning: true,
    send: calls.removeFactor,
    onSent: () => {
      onClose();
      notify({ kind: 'success', text: t('dropped.done') });
      void cache.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <DialogForm
      title={t('dropped.title')}
      form={form}
      submit={{ label: t('dropped.submit'), busyLabel: t('dropped.busy'), isDestructive: true }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('dropped.text')}</Typography>
      <SecretField form={form} name="current_password" autoFocus />
    </DialogForm>
  );
};
