import type { AuthProvider } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { statusOf } from '@lib/api-failure';
import type { CurrentUser } from '@lib/portal-context';
import type { SessionService } from '@lib/session-context';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The signed-in user, as `useGetIdentity` returns it. Name and picture are missing without a record of the user. */
export interface Identity {
  readonly id: number;
  readonly name?: string;
  readonly avatar?: string;
}

const loginPath = '/login';

const failureKeyOf = (reason: unknown) => {
  const status = statusOf(reason);
  if (status === 401) return 'credentials';
  if (status === 429) return 'tooManyLater';
  return status === 0 ? 'network' : 'server';
};

interface AuthSettings {
  readonly session: SessionService;
  /** Returns name and picture of the signed-in user, or null while they are not known. */
  readonly person: () => CurrentUser | null;
  readonly t: TFunction<'account'>;
}

/** Creates Refine's auth provider from the session. Screens use `useSession`; only the session decides when it ends. */
export const createAuthProvider = ({ session, person: getPerson, t }: AuthSettings): AuthProvider => ({
  login: async ({ username, password }: Credentials) => {
    try {
      const result = await session.login(username, password);
      return { success: true, redirectTo: result === 'two-factor' ? '/two-factor' : '/' };
    } catch (reason) {
      const error = { name: t('failure.title'), message: t(`failure.${failureKeyOf(reason)}`) };
      return { success: false, error };
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
  // The session handles a 401: it refreshes its tokens, and only a rejected refresh ends it.
  onError: () => Promise.resolve({}),
  getPermissions: () => Promise.resolve(session.current()?.permissions ?? []),
  getIdentity: (): Promise<Identity | null> => {
    const user = session.current();
    const person = getPerson();
    const name = person && `${person.firstName} ${person.lastName}`.trim();
    return Promise.resolve(
      user && {
        id: user.userId,
        ...(name && { name }),
        ...(person?.pictureUrl && { avatar: person.pictureUrl }),
      },
    );
  },
});
