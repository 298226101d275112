import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '@core/account/answers';
import { useDialogForm } from '@ui/form/dialog-form';
import { DialogFrame } from '@ui/form/dialog-frame';
import { useAccountCalls } from './account-calls';
import { useCodesFrame } from './codes-dialog';
import { FactorProofFields, proofFormOf } from './factor-proof-fields';
import { useOwnForm } from './use-own-form';

interface RenewCodesDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Replaces the remaining recovery codes with ten new ones. */
export const RenewCodesDialog = ({ account, onClose }: RenewCodesDialogProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useOwnForm({
    ...proofFormOf(account),
    skipUnsavedWarning: true,
    send: calls.renewCodes,
    onSent: setCodes,
  });
  const proof = useDialogForm({
    title: t('renew.title'),
    form,
    submit: { label: t('renew.submit'), busyLabel: t('renew.busy') },
    onClose,
    children: (
      <>
        <Typography sx={{ color: 'text.secondary' }}>{t('renew.text')}</Typography>
        <FactorProofFields form={form} account={account} />
      </>
    ),
  });
  const shown = useCodesFrame({ codes, address: account.username, done: t('renew.done'), onClose });
  return <DialogFrame {...(codes.length === 0 ? proof : shown)} />;
};
