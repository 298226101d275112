import { readLinkQuery } from '@core/navigation/link-query';

const linkPath = /^\/(reset-password|activate-account|confirm-address)\/?$/i;

/** The state of a history entry, as the router stores it. */
interface EntryState {
  readonly usr?: { readonly linkToken?: unknown } | null;
}

/**
 * Moves the token of a mailed link from the address bar to the history entry, where a reload finds it. Call this
 * before the router reads the address and before any request.
 */
export const hideLinkToken = ({ location, history } = window): void => {
  if (!linkPath.test(location.pathname)) return;
  const query = readLinkQuery(location.search);
  const linkToken = query.get('token');
  if (linkToken === null) return;
  query.delete('token');
  const search = query.toString();
  const address = location.pathname + (search && `?${search}`) + location.hash;
  history.replaceState({ ...(history.state as object | null), usr: { linkToken } }, '', address);
};

/** Returns the token of the current history entry; null if it has none. */
export const readLinkToken = ({ history } = window): string | null => {
  const token = (history.state as EntryState | null)?.usr?.linkToken;
  return typeof token === 'string' ? token : null;
};

/** Drops the token, which is useless once it was used. */
export const removeLinkToken = ({ history } = window): void => {
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
};
