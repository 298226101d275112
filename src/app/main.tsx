import { createRoot } from 'react-dom/client';
import { followTabs } from '../../providers/session/tabs';
import { apiAddress } from '../lib/api-address';
import { createI18n, languageOf } from '../lib/i18n';
import { App } from './app';
import { createPortalRouter } from './router';
import { createServices } from './services';

/** The browser hides the attribute from scripts and keeps it in the property. */
const nonceOf = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

const start = async () => {
  if (__DEMO__) await (await import('../../mocks/browser')).startDemo();
  await createI18n(languageOf(new URLSearchParams(window.location.search).get('lang')));
  const services = createServices({ baseUrl: apiAddress() });
  followTabs({
    service: services.session,
    announce: services.announce,
    restart: () => window.location.replace('/'),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the portal');
  createRoot(root).render(
    <App services={services} router={createPortalRouter(services)} nonce={nonceOf()} />,
  );
};

void start();
