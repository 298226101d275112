import { apiAddress } from '@lib/connection';
import { createKeyStore } from '@lib/storage';
import { createServices } from './services';

/** Ends the session that the form itself does not know, and takes along what the form kept for this tab. */
export const signOutOfForm = async (): Promise<void> => {
  const { session } = createServices({ baseUrl: apiAddress() });
  await session.logout();
  createKeyStore(() => window.sessionStorage).set('membership', null);
  window.location.replace('/login');
};
