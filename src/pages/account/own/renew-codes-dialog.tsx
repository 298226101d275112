import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '../../../core/account/account-forms';
import { useAccountCalls } from './account-calls';
import { ChangeDialog } from './change-dialog';
import { CodesDialog } from './codes-dialog';
import { SecretField } from './secret-field';
import { useOwnForm } from './use-own-form';

interface RenewCodesDialogProps {
  /** Stands on what is printed and saved. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Ten new recovery codes in place of what is left of the old ones. */
export const RenewCodesDialog = ({ address, onClose }: RenewCodesDialogProps) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.proof,
    values: { current_password: '' },
    send: async (proof) => setCodes(await calls.renewCodes(proof)),
  });
  if (codes) return <CodesDialog codes={codes} address={address} done={t('renew.done')} onClose={onClose} />;
  return (
    <ChangeDialog
      title={t('renew.title')}
      form={form}
      submit={{ label: t('renew.submit'), busyLabel: t('renew.busy') }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('renew.text')}</Typography>
      <SecretField form={form} name="current_password" autoFocus />
    </ChangeDialog>
  );
};
