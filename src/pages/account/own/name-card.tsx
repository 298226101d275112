import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSchemas, nameInputs } from '@core/account/account-forms';
import type { Account } from '@core/account/answers';
import { useRefreshMyself } from '@lib/current-user-context';
import { notify } from '@lib/notify';
import { BusyButton } from '@ui/form/busy-button';
import { keepFocus } from '@ui/form/keep-focus';
import { AccountCard } from './account-card';
import { accountKey, useAccountCalls } from './account-calls';
import { OwnFormFrame } from './own-form-frame';
import { PlainField } from './plain-field';
import { useOwnForm } from './use-own-form';

/** The user's own name, which the top bar shows too. */
export const NameCard = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation(['my-account', 'form']);
  const calls = useAccountCalls();
  const cache = useQueryClient();
  const refreshMyself = useRefreshMyself();
  const { first_name, last_name } = account;
  const form = useOwnForm({
    id: useId(),
    schema: accountSchemas.name,
    values: { first_name, last_name },
    send: async (names) => {
      const saved = await calls.rename(names);
      cache.setQueryData(accountKey, saved);
      form.reset({ first_name: saved.first_name, last_name: saved.last_name });
      notify({ kind: 'success', text: t('name.done') });
      refreshMyself();
    },
  });
  return (
    <AccountCard title={t('name.title')} text={t('name.text')}>
      <OwnFormFrame form={form}>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <PlainField form={form} name="first_name" input={nameInputs.first_name} />
          <PlainField form={form} name="last_name" input={nameInputs.last_name} />
        </Box>
        <Box onMouseDown={keepFocus}>
          <BusyButton
            type="submit"
            variant="outlined"
            label={t('name.submit')}
            busyLabel={t('form:busy')}
            busy={form.busy}
          />
        </Box>
      </OwnFormFrame>
    </AccountCard>
  );
};
