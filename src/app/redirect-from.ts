import { redirect, replace } from 'react-router';
import { languageOf } from '@lib/i18n';
import type { SessionUser } from '@lib/session-context';

/**
 * Leads from a requested address to another one. An address that is in the address bar already (typed, reloaded, or reached by Back) is
 * replaced: left in the history, it would send every step back forward again. Any other one was never an entry of the history.
 */
export const redirectFrom = (url: string, to: string): Response => {
  const { pathname, search } = new URL(url);
  const isInBar = pathname === globalThis.location.pathname && search === globalThis.location.search;
  return isInBar ? replace(to) : redirect(to);
};

/** A path of the public pages in the language that the present address asks for. */
export const keepLanguage = (path: string, address: string): string => {
  const language = languageOf(new URL(address).searchParams.get('lang'));
  if (!language) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
};

/** Where a login is turned into a place to start; it has no screen of its own. */
export const startPath = '/start';

/** The login that leads back to this address. */
export const loginAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  const back = pathname + search + hash;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`;
};

export const getTheAppPath = '/get-the-app';

/**
 * The only place of an employee without any part in the portal: the notice about the app, or the membership form. Null for
 * everybody else.
 */
export const employeeHome = async (user: SessionUser): Promise<string | null> => {
  if (user.employeeId === undefined) return null;
  const { employeeLanding } = await import('@core/navigation/landing');
  const { userId: id, ...claims } = user;
  return employeeLanding({ ...claims, id });
};

/**
 * Leads from an address to an employee's place, in the same language. The membership form is a page of its own, which the browser
 * loads in place of this one.
 */
export const toEmployeeHome = (home: string, from: string): Response | Promise<never> => {
  const path = keepLanguage(home, from);
  if (home === getTheAppPath) return redirectFrom(from, path);
  window.location.replace(path);
  return new Promise(() => undefined);
};
