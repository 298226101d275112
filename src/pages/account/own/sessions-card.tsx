import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '@core/account/answers';
import { useHttp } from '@lib/http-context';
import { Button } from '@ui/form/button';
import { LoadFailed } from '@ui/kpi/load-failed';
import { AccountCard } from './account-card';
import { sessionsQuery } from './account-calls';
import { EndAllSessions } from './end-all-sessions';
import { EndSessionDialog } from './end-session-dialog';
import { SessionsSkeleton } from './account-skeleton';
import { SessionRow } from './session-row';

/** All sessions of the user, with buttons to end one or all others; nothing if the server does not list them. */
export const SessionsCard = () => {
  const { t } = useTranslation('my-account');
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery(useHttp()));
  const [ending, setEnding] = useState<SignIn | 'others' | null>(null);
  const hasOthers = data?.some(({ current }) => !current) ?? false;
  if (data === null) return null;
  return (
    <AccountCard title={t('sessions.title')} text={t('sessions.text')}>
      {data ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((signIn) => (
            <SessionRow key={signIn.id} signIn={signIn} onEnd={() => setEnding(signIn)} />
          ))}
        </Box>
      ) : isError && !isFetching ? (
        <LoadFailed name={t('sessions.title')} onRetry={() => void refetch()} />
      ) : (
        <SessionsSkeleton />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
        {hasOthers && (
          <Button variant="outlined" onClick={() => setEnding('others')}>
            {t('sessions.endOthers')}
          </Button>
        )}
        <EndAllSessions />
      </Box>
      {ending && <EndSessionDialog ending={ending} onClose={() => setEnding(null)} />}
    </AccountCard>
  );
};
