import { accounts, password, type Account } from './accounts';
import { serverUrl } from './server';

/** Of tokens, as a login answers it. */
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

/** Calls the API past the portal. `path` begins with `/api/`. */
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

/** A new session of an account, by its name at login. */
export const logIn = async (username: string, url = serverUrl()): Promise<Pair> => {
  const { status, body } = await callApi<Pair>('/api/v1/auth/login', { body: { username, password }, url });
  if (status !== 200) throw new Error(`login of ${username} answered ${status}`);
  return body;
};

/** Well before an access token runs out. In milliseconds. */
const freshMs = 8 * 60_000;

const kept = new Map<string, { readonly pair: Promise<Pair>; readonly since: number }>();

/** An access token of an account on a server: of one session for each, as long as its token lives. */
export const tokenOf = async (account: Account, url = serverUrl()): Promise<string> => {
  const key = `${account} ${url}`;
  const known = kept.get(key);
  if (known && Date.now() - known.since < freshMs) return (await known.pair).token;
  const pair = logIn(accounts[account], url);
  kept.set(key, { pair, since: Date.now() });
  return (await pair).token;
};

/** Takes back what a user has chosen in earlier journeys on this server. False when the server no longer takes the token. */
export const forgetChoices = async (token: string, url: string): Promise<boolean> => {
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

/** The number of a client of the demo data, by its name. */
export const clientId = async (name: string, url = serverUrl()): Promise<number> => {
  const token = await tokenOf('admin', url);
  const path = `/api/eip/clients?${clientsQuery}&search=${encodeURIComponent(name)}`;
  const { body } = await callApi<{ data: ClientRow[] }>(path, { token, url });
  const [row] = body.data;
  if (!row) throw new Error(`the demo data has no client ${name}`);
  return row.client_account_id;
};

/** The client with 25,000 workers, which is the only one of the staff account. */
export const bigClient = 'Harbor Lane Markets';
/** The client without any worker. */
export const quietClient = 'Quiet Harbor Books';

/** A file that is fetched leaves a row in the client's audit trail, which is empty on a new server. */
export const leaveTrail = async (): Promise<void> => {
  const path = `/api/eip/clients/${await clientId(bigClient)}/locations?format=csv`;
  const answer = await fetch(serverUrl() + path, {
    headers: { authorization: `Bearer ${await tokenOf('admin')}` },
  });
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`);
  await answer.text();
};
