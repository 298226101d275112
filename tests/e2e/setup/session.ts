import { decodeToken } from '@core/session/token';

export interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}

/** What the portal stores for this pair. */
export const entriesOf = ({ token, refresh_token: refreshToken }: Pair): Record<string, string> => ({
  'portal.user': JSON.stringify({ v: 1, id: decodeToken(token)?.id }),
  'portal.refresh-token': refreshToken,
  'portal.token': token,
});
