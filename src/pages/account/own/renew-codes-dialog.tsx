import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import { useDialogForm } from '@ui/form/dialog-form';
import { DialogFrame } from '@ui/form/dialog-frame';
import { useAccountCalls } from './account-calls';
import { SecretField } from './account-fields';
import { useCodesFrame } from './codes-dialog';
import { useOwnForm } from './use-own-form';

interface RenewCodesDialogProps {
  /** Included in printed and saved codes. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Replaces the remaining recovery codes with ten new ones. */
export const RenewCodesDialog = ({ address, onClose }: RenewCodesDialogProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const form = useOwnForm({
    schema: accountSchemas.proof,
    values: { current_password: '' },
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
        <SecretField form={form} name="current_password" autoFocus />
      </>
    ),
  });
  const shown = useCodesFrame({ codes, address, done: t('renew.done'), onClose });
  return <DialogFrame {...(codes.length === 0 ? proof : shown)} />;
};
