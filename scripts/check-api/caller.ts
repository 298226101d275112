import { decodeToken } from '@core/session/token';
import type { Caller } from './check-access';
import type { CallApi } from './connection';
import { rowsOf } from './rows';

/** Returns the enabled flags, or null when the call fails. */
const flagsOf = async (callApi: CallApi): Promise<Record<string, boolean> | null> => {
  const { status, body } = await callApi('v1', 'feature-flags/');
  const rows = rowsOf(body);
  if (status !== 200 || !rows) return null;
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), value === 'on']));
};

const firstClient = async (callApi: CallApi): Promise<number | null> => {
  const { body } = await callApi('eip', 'clients', { query: { offset: '0', limit: '1' } });
  const id = rowsOf(body)?.[0]?.['client_account_id'];
  return typeof id === 'number' ? id : null;
};

/** Returns the caller from the token and the API, or an error message when they do not provide it. */
export const openCaller = async (
  callApi: CallApi,
  token: string,
  client?: number,
): Promise<Caller | string> => {
  const claims = decodeToken(token);
  if (!claims)
    return 'The token cannot be read: it has to be an access token of the API, with its permissions.';
  const flags = await flagsOf(callApi);
  if (!flags)
    return 'The API does not answer feature-flags/ with this token: is the address right, is the token still good?';
  return {
    callApi,
    rights: { permissions: claims.permissions, flags, userId: claims.id },
    client: client ?? (await firstClient(callApi)),
  };
};
