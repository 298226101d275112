import { createRoot } from 'react-dom/client';
import { followTabs } from '../../providers/session/tabs';
import { apiAddress } from '../lib/api-address';
import { connection } from '../lib/connection';
import { createI18n, languageOf } from '../lib/i18n';
import { startWords } from '../lib/words/start-words';
import { App } from './app';
import { noticeWhenOnlyHere } from './only-here-notice';
import { pageNonce } from './page-nonce';
import { createPortalRouter } from './router';
import { createServices } from './services';

/** Invisible and not away: a page that comes back keeps its place. */
const cover = (isCovered: boolean) => {
  document.documentElement.style.visibility = isCovered ? 'hidden' : '';
};

/**
 * Draws everything but the membership form: the pages before the login, and the portal behind it. `fetchEarly` knows the answers that
 * are on their way already.
 */
export const drawPortal = async (place: HTMLElement, fetchEarly: typeof fetch): Promise<void> => {
  const i18n = await createI18n(
    startWords,
    languageOf(new URLSearchParams(window.location.search).get('lang')),
  );
  const services = createServices({ baseUrl: apiAddress(), track: connection.track, fetch: fetchEarly });
  connection.follow(window);
  followTabs({ look: services.look, reload: () => window.location.reload(), cover });
  const router = createPortalRouter(services);
  noticeWhenOnlyHere(services, () => i18n.t('onlyHere', { ns: 'account' }));
  createRoot(place).render(<App services={services} router={router} nonce={pageNonce()} />);
};
