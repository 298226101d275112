import {} from 'vitest';
import { accounts, password, type Account } from './accounts';
import { serverUrl } from './server-url';

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

const tokens = new Map<string, Promise<string>>();
const login = async (account: Account, url: string): Promise<string> => {
  const { status, body } = await callApi<{ token: string }>('/api/v1/auth/login', {
    body: { username: accounts[account], password },
    url,
  });
  if (status !== 200) throw new Error(`login of ${account} answered ${status}`);
  return body.token;
};

/** One access token for each account and server. */
export const tokenOf = (account: Account, url = serverUrl()): Promise<string> => {
  const key = `${account} ${url}`;
  const token = tokens.get(key) ?? login(account, url);
  tokens.set(key, token);
  return token;
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
