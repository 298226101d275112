import { redirect, replace } from 'react-router';
import { languageOf } from '@lib/i18n';
import type { SessionUser } from '@lib/session-context';

/**
 * Redirects from a requested address to another one. An address that is already in the address bar (typed, reloaded,
 * or reached by Back) is replaced: left in the history, it would turn every step back into a step forward. Any other
 * address has no history entry yet.
 */
export const redirectFrom = (url: string, to: string): Response => {
  const { pathname, search } = new URL(url);
  const isInBar = pathname === globalThis.location.pathname && search === globalThis.location.search;
  return isInBar ? replace(to) : redirect(to);
};

/** Returns a path of the public pages with the language of the given address. */
export const withLanguage = (path: string, address: string): string => {
  const language = languageOf(new URL(address).searchParams.get('lang'));
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};

/** Redirects to the user's start page after a login. It has no screen. */
export const startPath = '/start';

/** Returns the address of the login that leads back to this address. */
export const loginAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  const back = pathname + search + hash;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`;
};

export const getTheAppPath = '/get-the-app';

/**
 * Returns the only page for an employee without access to the portal: the notice about the app, or the membership
 * form. Null for other users.
 */
export const employeeHome = async (user: SessionUser): Promise<string | null> => {
  if (user.employeeId === undefined) return null;
  const { employeeLanding } = await import('@core/navigation/landing');
  const { userId: id, ...claims } = user;
  return employeeLanding({ ...claims, id });
};

/**
 * Redirects from an address to an employee's page, in the same language. The membership form is a separate document,
 * which the browser loads.
 */
export const toEmployeeHome = (home: string, from: string): Response | Promise<never> => {
  const path = withLanguage(home, from);
  if (home === getTheAppPath) return redirectFrom(from, path);
  window.location.replace(path);
  return new Promise(() => undefined);
};
