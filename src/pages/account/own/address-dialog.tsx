import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas, addressInputs } from '@core/account/account-forms';
import { notify } from '@lib/notify';
import { accountKey, useAccountCalls } from './account-calls';
import { ChangeDialog } from './change-dialog';
import { PlainField } from './plain-field';
import { SecretField } from './secret-field';
import { useOwnForm } from './use-own-form';

/** Asks for another address. The answer is the same for one that belongs to another user already. */
export const AddressDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.address,
    values: { username: '', current_password: '' },
    send: async (values) => {
      const { pending_username: pending } = await calls.changeAddress(values);
      onClose();
      // Who types the present address again gives the change up.
      const text = pending === null ? t('address.gaveUp') : t('address.done', { address: pending });
      notify({ kind: 'success', text });
      await cache.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <ChangeDialog
      title={t('address.change')}
      form={form}
      submit={{ label: t('address.submit'), busyLabel: t('address.busy') }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('address.help')}</Typography>
      <PlainField form={form} name="username" input={addressInputs.username} autoFocus />
      <SecretField form={form} name="current_password" />
    </ChangeDialog>
  );
};
