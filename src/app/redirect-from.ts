import { redirect, replace } from 'react-router';

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
