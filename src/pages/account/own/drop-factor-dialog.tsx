import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import { notify } from '@lib/notify';
import { accountKey, useAccountCalls } from './account-calls';
import { ChangeDialog } from './change-dialog';
import { SecretField } from './secret-field';
import { useOwnForm } from './use-own-form';

/** Switches the second factor off. */
export const DropFactorDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.proof,
    values: { current_password: '' },
    send: async (proof) => {
      await calls.dropFactor(proof);
      onClose();
      notify({ kind: 'success', text: t('dropped.done') });
      await cache.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <ChangeDialog
      title={t('dropped.title')}
      form={form}
      submit={{ label: t('dropped.submit'), busyLabel: t('dropped.busy'), isLoss: true }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('dropped.text')}</Typography>
      <SecretField form={form} name="current_password" autoFocus />
    </ChangeDialog>
  );
};
