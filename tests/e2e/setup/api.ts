import { accounts, password, type Account } from './accounts';
import { serverUrl } from './server';

/** The token pair in a login response. */
export interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
}
interface Request {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly url?: string;
}

/** Calls the API directly, without the portal. `path` begins with `/api/`. */
export const callApi = async <T>(path: string, request: Request = {}): Promise<Answer<T>> => {
  const { token, body, url = serverUrl() } = request;
  const answer = await fetch(url + path, {
    method: request.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};

/** Logs in and returns the tokens of the new session. */
export const logIn = async (username: string, url = serverUrl()): Promise<Pair> => {
  const { status, body } = await callApi<Pair>('/api/v1/auth/login', { body: { username, password }, url });
  if (status !== 200) throw new Error(`login of ${username} answered ${status}`);
  return body;
};

/** Well below the lifetime of an access token. In milliseconds. */
const freshMs = 8 * 60_000;

const tokenCache = new Map<string, { readonly pair: Promise<Pair>; readonly since: number }>();

/** Returns an access token of an account on a server. One session per account is reused while its token is fresh. */
export const tokenOf = async (account: Account, url = serverUrl()): Promise<string> => {
  const key = `${account} ${url}`;
  const known = tokenCache.get(key);
  if (known && Date.now() - known.since < freshMs) return (await known.pair).token;
  const pair = logIn(accounts[account], url);
  tokenCache.set(key, { pair, since: Date.now() });
  return (await pair).token;
};

/** Clears the choices that a user saved in previous journeys on this server. Returns false when the server rejects the token. */
export const clearChoices = async (token: string, url: string): Promise<boolean> => {
  const path = '/api/v1/users/me';
  const { status, body } = await callApi<{ choices?: readonly { name: string }[] }>(path, { token, url });
  for (const { name } of body.choices ?? [])
    await callApi(`${path}/choices/${name}`, { method: 'PUT', token, url, body: { value: null } });
  return status === 200;
};

interface ClientRow {
  readonly client_account_id: number;
  readonly client_account_name: string;
}
const clientsQuery = 'offset=0&limit=10&sort=client_account_name&order=asc';

/** Returns the id of a client of the demo data. Throws when no client has this name. */
export const clientId = async (name: string, url = serverUrl()): Promise<number> => {
  const token = await tokenOf('admin', url);
  const path = `/api/eip/clients?${clientsQuery}&search=${encodeURIComponent(name)}`;
  const { body } = await callApi<{ data: ClientRow[] }>(path, { token, url });
  const [row] = body.data;
  if (!row) throw new Error(`the demo data has no client ${name}`);
  return row.client_account_id;
};

/** The client with 25,000 workers. The staff account has access to this client only. */
export const bigClient = 'Harbor Lane Markets';
/** The client without workers. */
export const emptyClient = 'Quiet Harbor Books';

/** Exports a file, which adds a row to the client's audit trail. The audit trail is empty on a new server. */
export const addTrailEntry = async (): Promise<void> => {
  const path = `/api/eip/clients/${await clientId(bigClient)}/locations?format=csv`;
  const answer = await fetch(serverUrl() + path, {
    headers: { authorization: `Bearer ${await tokenOf('admin')}` },
  });
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  await answer.text();
};
