const linkPath = /^\/(reset-password|activate-account|confirm-address)\/?$/i;

/** Of a history entry, as the router keeps what a page gave it. */
interface EntryState {
  readonly usr?: { readonly linkToken?: unknown } | null;
}

/**
 * Takes the token of a mailed link out of the address bar and keeps it in the history entry alone, where a reload finds it. To be
 * called before the router reads the address and before any call.
 */
export const hideLinkToken = ({ location, history } = window): void => {
  const query = new URLSearchParams(location.search);
  const linkToken = query.get('token');
  if (linkToken === null || !linkPath.test(location.pathname)) return;
  query.delete('token');
  const search = query.toString();
  const address = location.pathname + (search && `?${search}`) + location.hash;
  history.replaceState({ ...(history.state as object | null), usr: { linkToken } }, '', address);
};

/** The token that the present history entry keeps; null when it keeps none. */
export const presentLinkToken = ({ history } = window): string | null => {
  const token = (history.state as EntryState | null)?.usr?.linkToken;
  return typeof token === 'string' ? token : null;
};

/** Once used, a token is of no use to anyone. */
export const dropLinkToken = ({ history } = window): void => {
  history.replaceState({ ...(history.state as object | null), usr: null }, '');
};
