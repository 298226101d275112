import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHttp } from '@lib/http-context';
import { useWords } from '@lib/i18n';
import { FailedState } from '@ui/feedback/state-view';
import { PageHeader } from '@ui/layout/page-header';
import { CardSkeleton } from './account-skeleton';
import { accountQuery } from './account-calls';
import { AddressCard } from './address-card';
import { FactorCard } from './factor-card';
import { AppearanceCard } from './appearance-card';
import { NameCard } from './name-card';
import { PasswordCard } from './password-card';
import { PlainAccount } from './plain-account';
import { SessionsCard } from './sessions-card';

export { accountQueries } from './account-calls';

const Column = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', alignContent: 'start', gap: { xs: 1.5, sm: 2 }, minWidth: 0 }}>{children}</Box>
);

/** Heights of the first column's cards in CSS pixels, in their order. */
const heights = [216, 172, 136];

/** The page where users see and change their own account. */
export const AccountPage = () => {
  const { t } = useTranslation('my-account');
  const title = useWords({ name: 'account' })('title');
  const { data, isError, isFetching, refetch } = useQuery(accountQuery(useHttp()));
  if (data === undefined && isError && !isFetching)
    return (
      <>
        <PageHeader title={title} />
        <FailedState title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <PageHeader title={title} subtitle={t(data === null ? 'plainSubtitle' : 'subtitle')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          alignItems: 'start',
          maxWidth: { xs: 640, lg: 1120 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Column>
          {data ? (
            <>
              <NameCard account={data} />
              <AddressCard account={data} />
              <PasswordCard />
            </>
          ) : data === null ? (
            <PlainAccount />
          ) : (
            heights.map((height) => <CardSkeleton key={height} height={height} />)
          )}
          <AppearanceCard />
        </Column>
        <Column>
          {data ? <FactorCard account={data} /> : data === undefined && <CardSkeleton height={172} />}
          <SessionsCard />
        </Column>
      </Box>
    </>
  );
};
