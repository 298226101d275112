import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas, addressInputs } from '@core/account/account-forms';
import type { Account } from '@core/account/answers';
import { notify } from '@lib/notify';
import { InlineNotice } from '@ui/feedback/inline-notice';
import { Sentence } from '@ui/feedback/sentence';
import { BusyButton } from '@ui/form/busy-button';
import { Button } from '@ui/form/button';
import { DialogForm } from '@ui/form/dialog-form';
import { failureText } from '@ui/form/failure-text';
import { FormInputs } from '@ui/form/form-inputs';
import { accountKey, useAccountCalls } from './account-calls';
import { AccountCard } from './account-card';
import { SecretField } from './account-fields';
import { useOwnForm } from './use-own-form';

const addressForm = { inputs: addressInputs };

/** Requests a change of the address. The result is the same for an address that already belongs to another user. */
const AddressDialog = ({ onClose }: { readonly onClose: () => void }) => {
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
      // Submitting the current address cancels the change.
      const text = pending === null ? t('address.gaveUp') : t('address.done', { address: pending });
      notify({ kind: 'success', text, ...(pending !== null && { value: pending }) });
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

/** A pending change that waits for its link to be opened, with a button to cancel it. */
const PendingAddress = ({ address }: { readonly address: string }) => {
  const { t } = useTranslation('my-account');
  const { t: formWords } = useTranslation('form');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const cancelChange = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await calls.cancelAddressChange();
      await cache.invalidateQueries({ queryKey: accountKey });
      notify({ kind: 'success', text: t('address.gaveUp') });
    } catch (reason) {
      setFailure(reason);
    }
    setBusy(false);
  };
  return (
    <>
      <InlineNotice severity="info" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <Sentence text={t('address.pending', { address })} value={address} />
      </InlineNotice>
      {failure !== null && (
        <InlineNotice severity="error" sx={{ mb: 2 }}>
          {failureText(failure, formWords)}
        </InlineNotice>
      )}
      <BusyButton
        variant="outlined"
        label={t('address.giveUp')}
        busyLabel={t('address.givingUp')}
        busy={busy}
        onClick={() => void cancelChange()}
        sx={{ mr: 1, mb: { xs: 1, sm: 0 } }}
      />
    </>
  );
};

/** The email address for the sign-in. A new one takes effect only when its link was opened. */
export const AddressCard = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('my-account');
  const [changing, setChanging] = useState(false);
  const { username, pending_username: pending } = account;
  return (
    <AccountCard title={t('address.title')} text={t('address.text')}>
      <Typography translate="no" sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {username}
      </Typography>
      {pending !== null && <PendingAddress address={pending} />}
      <Button variant="outlined" onClick={() => setChanging(true)}>
        {t('address.change')}
      </Button>
      {changing && <AddressDialog onClose={() => setChanging(false)} />}
    </AccountCard>
  );
};
