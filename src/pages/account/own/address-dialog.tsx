import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { accountSchemas, addressInputs } from '@core/account/account-forms';
import { notify } from '@lib/notify';
import { DialogForm } from '@ui/form/dialog-form';
import { FormInputs } from '@ui/form/form-inputs';
import { SecretField } from './account-fields';
import { accountKey, useAccountCalls } from './account-calls';
import { useOwnForm } from './use-own-form';

const addressForm = { inputs: addressInputs };

/** Asks for another address. The answer is the same for one that belongs to another user already. */
export const AddressDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    schema: accountSchemas.address,
    inputs: addressInputs,
    values: { username: '', current_password: '' },
    send: calls.changeAddress,
    onSent: ({ pending_username: pending }) => {
      onClose();
      // The present address, typed again, gives the change up.
      const text = pending === null ? t('address.gaveUp') : t('address.done', { address: pending });
      notify({ kind: 'success', text });
      void cache.invalidateQueries({ queryKey: accountKey });
    },
  });
  return (
    <DialogForm
      title={t('address.change')}
      form={form}
      submit={{ label: t('address.submit'), busyLabel: t('address.busy') }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('address.help')}</Typography>
      <FormInputs spec={addressForm} form={form} />
      <SecretField form={form} name="current_password" />
    </DialogForm>
  );
};
