import { replace } from 'react-router';
import type { SessionService } from '@lib/session-context';
import { TwoFactorPage } from '@pages/account/two-factor-page';
import { withLanguage } from './public-addresses';
import type { AccountRoute } from './router-types';
import { useStart } from './use-start';

const TwoFactorRoute = () => <TwoFactorPage onSignedIn={useStart()} />;

export const twoFactorRoute = (session: SessionService): AccountRoute => ({
  loader: ({ request: { url } }) => {
    if (session.current()) return replace(withLanguage('/', url));
    return session.twoFactorPending() ? null : replace(`/login${new URL(url).search}`);
  },
  Component: TwoFactorRoute,
});
