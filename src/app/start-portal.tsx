import { createRoot } from 'react-dom/client';
import { followTabs } from '../../providers/session/tabs';
import { apiAddress } from '../lib/api-address';
import { createI18n, languageOf } from '../lib/i18n';
import { startWords } from '../lib/words/start-words';
import { App } from './app';
import { pageNonce } from './page-nonce';
import { createPortalRouter } from './router';
import { createServices } from './services';

/** Draws everything but the membership form: the pages before the login, and the portal behind it. */
export const drawPortal = async (place: HTMLElement): Promise<void> => {
  await createI18n(startWords, languageOf(new URLSearchParams(window.location.search).get('lang')));
  const services = createServices({ baseUrl: apiAddress() });
  followTabs({
    service: services.session,
    announce: services.announce,
    restart: () => window.location.replace('/'),
  });
  createRoot(place).render(
    <App services={services} router={createPortalRouter(services)} nonce={pageNonce()} />,
  );
};
