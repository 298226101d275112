import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { isApiFailure } from '@lib/http';
import { BusyButton } from '@ui/form/busy-button';
import { Button } from '@ui/form/button';
import { AccountFrame } from './account-frame';
import { FailureNotice } from './failure-notice';
import { useAttempt } from './use-attempt';

type LinkResult = 'done' | 'used' | 'expired' | 'incomplete';

interface ConfirmAddressPageProps {
  /** Rejects with an `ApiFailure`. Null for a link that cannot be decoded. */
  readonly confirm: (() => Promise<void>) | null;
}

const resultsByDetail: Readonly<Record<string, LinkResult>> = {
  'token used': 'used',
  'token expired': 'expired',
};
const titles = {
  done: 'doneTitle',
  used: 'endedTitle',
  expired: 'endedTitle',
  incomplete: 'incompleteTitle',
} as const;

/** Returns the address of the login with a redirect to the account page, where the user can request a new link. */
const toAccount = (search: string) => {
  const query = new URLSearchParams(search);
  query.set('redirect', '/account');
  return `/login?${query.toString()}`;
};

/** The result, with links to continue. */
function ConfirmResult({ end }: { readonly end: LinkResult }) {
  const { t } = useTranslation('confirm-address');
  const { search } = useLocation();
  const needsAnother = end === 'expired' || end === 'incomplete';
  return (
    <AccountFrame title={t(titles[end])} subtitle={t(end)} announce>
      <Button
        component={Link}
        to={needsAnother ? toAccount(search) : { pathname: '/login', search }}
        variant="contained"
        size="large"
        fullWidth
      >
        {t(needsAnother ? 'account' : 'login')}
      </Button>
    </AccountFrame>
  );
}

/** Confirms a changed email address. Needs a click: mail scanners open links, and must not confirm anything. */
export function ConfirmAddressPage({ confirm }: ConfirmAddressPageProps) {
  const { t } = useTranslation('confirm-address');
  const { busy, failure, attempt } = useAttempt();
  const [linkResult, setLinkResult] = useState<LinkResult | null>(confirm ? null : 'incomplete');
  if (linkResult || !confirm) return <ConfirmResult end={linkResult ?? 'incomplete'} />;
  const send = async () => {
    try {
      await confirm();
      setLinkResult('done');
    } catch (thrown) {
      const rejectedResult =
        isApiFailure(thrown) && thrown.status === 400 ? resultsByDetail[thrown.detail ?? ''] : undefined;
      if (!rejectedResult) throw thrown;
      setLinkResult(rejectedResult);
    }
  };
  return (
    <AccountFrame title={t('title')} subtitle={t('subtitle')}>
      {failure && <FailureNotice failure={failure} />}
      <BusyButton
        size="large"
        fullWidth
        label={t('submit')}
        busyLabel={t('busy')}
        busy={busy}
        onClick={() => void attempt(send)}
      />
    </AccountFrame>
  );
}
