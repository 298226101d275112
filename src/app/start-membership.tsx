import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { apiAddress } from '../lib/api-address';
import { connection } from '../lib/connection';
import { createHttp } from '../lib/http';
import { createI18n, languageOf } from '../lib/i18n';
import { MembershipPage } from '../pages/membership/membership-page';
import { membershipWords } from '../pages/membership/words';
import { ErrorView } from '../ui/feedback/error-view';
import { pageNonce } from './page-nonce';
import { StyleFrame } from './style-frame';

/** Draws the public membership form. It knows no session: whoever is signed in in this browser sends no token with it. */
export const drawMembership = async (place: HTMLElement): Promise<void> => {
  const { search } = window.location;
  await createI18n(membershipWords, languageOf(new URLSearchParams(search).get('lang')));
  const http = createHttp({
    baseUrl: apiAddress(),
    token: () => null,
    language: () => document.documentElement.lang,
    track: connection.track,
  });
  connection.follow(window);
  createRoot(place).render(
    <StyleFrame nonce={pageNonce()}>
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => (
          <ErrorView error={error} onRetry={resetErrorBoundary} />
        )}
      >
        <MembershipPage http={http} search={search} />
      </ErrorBoundary>
    </StyleFrame>,
  );
};
