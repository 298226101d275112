import { useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '@core/access/ability';
import { accountSchemas } from '@core/account/account-forms';
import { useAppAbility } from '@lib/access-context';
import { notify } from '@lib/notify';
import { Button } from '@ui/form/button';
import { DialogForm } from '@ui/form/dialog-form';
import { sessionsKey, useAccountCalls } from './account-calls';
import { SecretField } from './account-fields';
import { useOwnForm } from './use-own-form';

const EndAllDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('my-account');
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const form = useOwnForm({
    schema: accountSchemas.proof,
    values: { current_password: '' },
    skipUnsavedWarning: true,
    send: calls.endAllSessions,
    onSent: (count) => {
      onClose();
      notify({ kind: 'success', text: t('sessions.allEnded.count', { count }) });
      void cache.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <DialogForm
      title={t('sessions.allTitle')}
      form={form}
      submit={{ label: t('sessions.endAll'), busyLabel: t('sessions.ending'), isDestructive: true }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('sessions.allText')}</Typography>
      <SecretField form={form} name="current_password" autoFocus />
    </DialogForm>
  );
};

/** Ends the sign-ins of all users at once, for administrators. */
export const EndAllSessions = () => {
  const { t } = useTranslation('my-account');
  const isOffered = isAdmin(useAppAbility());
  const [isAsking, setAsking] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('sessions.endAll')}
      </Button>
      {isAsking && <EndAllDialog onClose={() => setAsking(false)} />}
    </>
  );
};
