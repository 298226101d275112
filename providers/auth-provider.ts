import type { AuthProvider } from '@refinedev/core';
import { isApiFailure } from '@lib/api-failure';
import type { SessionService } from '@lib/session-context';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const loginPath = '/login';

/** Refine's view of the session. Screens use `useSession`; the rules of ending a session live there alone. */
export const createAuthProvider = (session: SessionService): AuthProvider => ({
  login: async ({ username, password }: Credentials) => {
    try {
      const result = await session.login(username, password);
      return { success: true, redirectTo: result === 'two-factor' ? '/two-factor' : '/' };
    } catch (reason) {
      return { success: false, ...(isApiFailure(reason) && { error: reason }) };
    }
  },
  logout: async () => {
    await session.logout();
    return { success: true, redirectTo: loginPath };
  },
  check: () =>
    Promise.resolve(
      session.current() ? { authenticated: true } : { authenticated: false, redirectTo: loginPath },
    ),
  // A 401 is the session's business: it refreshes, and only a refused refresh ends it.
  onError: () => Promise.resolve({}),
  getPermissions: () => Promise.resolve(session.current()?.permissions ?? []),
  getIdentity: () => Promise.resolve(session.current()),
});
