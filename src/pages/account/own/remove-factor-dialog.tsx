import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Account } from '@core/account/answers';
import { notify } from '@lib/notify';
import { DialogForm } from '@ui/form/dialog-form';
import { accountKey, useAccountCalls } from './account-calls';
import { FactorProofFields, proofFormOf } from './factor-proof-fields';
import { useOwnForm } from './use-own-form';

interface RemoveFactorDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Turns off the second factor. */
export const RemoveFactorDialog = ({ account, onClose }: RemoveFactorDialogProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    ...proofFormOf(account),
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
      <FactorProofFields form={form} account={account} />
    </DialogForm>
  );
};
