import { apiAddress } from '@lib/connection';
import { createKeyStore } from '@lib/storage';
import { createServices } from './services';

/** Ends the session, which the form does not use, and removes what the form stored for this tab. */
export const signOutOfForm = async (): Promise<void> => {
  const { session } = createServices({ baseUrl: apiAddress() });
  await session.logout();
  createKeyStore(() => window.sessionStorage).set('membership', null);
  window.location.replace('/login');
};
