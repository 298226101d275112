import { redirect, replace } from 'react-router';

/**
 * Leads from a requested address to another one. An address that is in the address bar already (typed, reloaded, or reached by Back) is
 * replaced: left in the history, it would send every step back forward again. Any other one was never an entry of the history.
 */
export const redirectFrom = (url: string, to: string): Response => {
  const { pathname, search } = new URL(url);
  const isInBar = pathname === globalThis.location.pathname && search === globalThis.location.search;
  return isInBar ? replace(to) : redirect(to);
};
