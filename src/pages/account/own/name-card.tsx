import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { accountSchemas, nameInputs } from '@core/account/account-forms';
import type { Account } from '@core/account/answers';
import { notify } from '@lib/notify';
import { useRefreshCurrentUser } from '@lib/portal-context';
import { BusyButton } from '@ui/form/busy-button';
import { FormFrame } from '@ui/form/form-frame';
import { FormInputs } from '@ui/form/form-inputs';
import { keepFocus } from '@ui/form/keep-focus';
import { accountKey, useAccountCalls } from './account-calls';
import { AccountCard } from './account-card';
import { useOwnForm } from './use-own-form';

const nameForm = { inputs: nameInputs, rows: [['first_name', 'last_name']] } as const;

/** The user's name, which is also shown in the top bar. */
export const NameCard = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation(['my-account', 'form']);
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const refreshMyself = useRefreshCurrentUser();
  const { first_name, last_name } = account;
  const form = useOwnForm({
    schema: accountSchemas.name,
    inputs: nameInputs,
    values: { first_name, last_name },
    send: calls.rename,
    onSent: (saved) => {
      cache.setQueryData(accountKey, saved);
      form.reset({ first_name: saved.first_name, last_name: saved.last_name });
      notify({ kind: 'success', text: t('name.done') });
      refreshMyself();
    },
  });
  return (
    <AccountCard title={t('name.title')} text={t('name.text')}>
      <FormFrame form={form}>
        <FormInputs spec={nameForm} form={form} autoFocus={false} />
        <Box onMouseDown={keepFocus}>
          <BusyButton
            type="submit"
            variant="outlined"
            label={t('name.submit')}
            busyLabel={t('form:busy')}
            busy={form.busy}
          />
        </Box>
      </FormFrame>
    </AccountCard>
  );
};
