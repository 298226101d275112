import { demoPassword } from '@server/seed/data/accounts';
import { demoRoles } from '@server/seed/data/roles';
import type { RequestOptions, Reply, Target } from '../target';

/** What every attack starts with. */
export interface AttackContext {
  readonly target: Target;
  /** The token of the provider's administrator. */
  readonly admin: string;
  /** Two clients; `here` has users of every kind. */
  readonly here: number;
  readonly elsewhere: number;
}

export interface Person {
  readonly id: number;
  readonly username: string;
  readonly token: string;
  readonly refreshToken: string;
  /** The cookie by which the server recognizes the user's browser. */
  readonly cookie: string;
}

export const password = 'Tangerine-boat-42!';
export const roleId = (name: string): number => demoRoles.find((role) => role.name === name)?.id ?? 0;

export const bodyOf = <T = never>(reply: Reply): T => JSON.parse(reply.text) as T;
/** Makes a call come from an address that is reserved for documentation. */
export const fromNetwork = (network: string): Pick<RequestOptions, 'headers'> => ({
  headers: { 'X-Forwarded-For': network },
});
/** Makes a call of the membership form. */
export const askForm = (
  { target }: AttackContext,
  path: string,
  body: object,
  network: string,
): Promise<Reply> => target.call('POST', `/api/pact-form/${path}`, { body, ...fromNetwork(network) });

export const login = (
  { target }: AttackContext,
  username: string,
  typed = password,
  headers = {},
): Promise<Reply> =>
  target.call('POST', '/api/v1/auth/login', { body: { username, password: typed }, headers });

export const signedIn = async (
  context: AttackContext,
  id: number,
  username: string,
  typed = password,
): Promise<Person> => {
  const reply = await login(context, username, typed);
  if (reply.status !== 200) throw new Error(`${username} cannot sign in: ${reply.status} ${reply.text}`);
  const { token, refresh_token }: { token: string; refresh_token: string } = bodyOf(reply);
  const cookie = (reply.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  return { id, username, token, refreshToken: refresh_token, cookie };
};

/** Signs in a demo account. */
export const demoPerson = (context: AttackContext, name: string): Promise<Person> =>
  signedIn(context, 0, `${name}@portal.example`, demoPassword);

/** Adds a user of these clients, sets the password with the mailed link, and signs in. */
export const newPerson = async (
  context: AttackContext,
  name: string,
  clients: readonly number[],
  role = 'Client Administrator',
): Promise<Person> => {
  const { target, admin } = context;
  const username = `${name}@named.example`;
  const body = {
    first_name: 'Quillon',
    last_name: 'Zephyrson',
    username,
    role_id: roleId(role),
    eip_client_ids: clients,
  };
  const { id }: { id: number } = await target.read('POST', '/api/v1/users', { token: admin, body });
  const token = await target.linkTokenOf(username);
  await target.read('POST', '/api/v1/auth/set-password', { body: { token, password } });
  return signedIn(context, id, username);
};

/** Returns a user's record as the provider's administrator sees it. */
export const recordOf = ({ target, admin }: AttackContext, id: number): Promise<Record<string, unknown>> =>
  target.read('GET', `/api/v1/users/${id}`, { token: admin });

export const isSignedIn = async ({ target }: AttackContext, token: string): Promise<boolean> =>
  (await target.call('GET', '/api/v1/users/me', { token })).status === 200;
