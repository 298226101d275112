import { redirect, replace } from 'react-router';
import { languageOf } from '@lib/i18n';

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

/** The login that leads back to this address. */
export const loginAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  const back = pathname + search + hash;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`;
};
