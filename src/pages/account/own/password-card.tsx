import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { accountSchemas } from '@core/account/account-forms';
import { notify } from '@lib/notify';
import { useSession } from '@lib/session-context';
import { Button } from '@ui/form/button';
import { DialogForm } from '@ui/form/dialog-form';
import { PasswordRules } from '../password-rules';
import { AccountCard } from './account-card';
import { sessionsKey, useAccountCalls } from './account-calls';
import { SecretField } from './account-fields';
import { useOwnForm } from './use-own-form';

const PasswordDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const rulesId = useId();
  const calls = useAccountCalls();
  const session = useSession();
  const cache = useQueryClient();
  const form = useOwnForm({
    schema: accountSchemas.password,
    values: { current_password: '', password: '' },
    send: (body) => session.replaceTokens(() => calls.changePassword(body)),
    onSent: () => {
      onClose();
      notify({ kind: 'success', text: t('password.done') });
      void cache.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  return (
    <DialogForm
      title={t('password.change')}
      form={form}
      submit={{ label: t('password.submit') }}
      onClose={onClose}
    >
      <SecretField form={form} name="current_password" autoFocus />
      <SecretField form={form} name="password" describedBy={rulesId} />
      <Box>
        <PasswordRules id={rulesId} password={typeof typed === 'string' ? typed : ''} />
      </Box>
    </DialogForm>
  );
};

/** Changes the password. Requires the current one. */
export const PasswordCard = () => {
  const { t } = useTranslation('my-account');
  const [changing, setChanging] = useState(false);
  return (
    <AccountCard title={t('password.title')} text={t('password.text')}>
      <Button variant="outlined" onClick={() => setChanging(true)}>
        {t('password.change')}
      </Button>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </AccountCard>
  );
};
