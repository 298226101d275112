import { decodeJwt, SignJWT } from 'jose';
import { signToken } from '@server/api/session/tokens';
import { demoAccounts, demoPassword } from '@server/seed/data/accounts';
import type { Target } from './target';

/** The kinds of callers in the table of areas. `neighbor` is an administrator of another client. */
export type Kind =
  | 'admin'
  | 'broker'
  | 'internal'
  | 'pact'
  | 'staff'
  | 'regional'
  | 'agency'
  | 'limited'
  | 'employee'
  | 'joiner'
  | 'neighbor';

export interface Caller {
  readonly name: string;
  readonly kind: Kind;
  readonly token: string;
  readonly userId: number;
  /** Ids of the caller's clients. */
  readonly clients: readonly number[] | 'all';
}

/** A caller without a valid token, with the `Authorization` header that they send. */
export interface Outsider {
  readonly name: string;
  readonly authorization: string | undefined;
}

/** All demo accounts except the one with a second factor, which has the rights of `staff`. */
const kinds = demoAccounts
  .filter(({ twoFactor }) => !twoFactor)
  .map(({ username }) => username.split('@')[0] as Kind);
/** Kinds that read every client (see the table of roles in the specification). */
const readsAll: readonly Kind[] = ['admin', 'broker', 'internal', 'pact'];

interface Pair {
  readonly token: string;
  readonly refresh_token: string;
}
const signIn = (target: Target, username: string, password = demoPassword): Promise<Pair> =>
  target.read('POST', '/api/v1/auth/login', { body: { username, password } });

interface Me {
  readonly id: number;
  readonly eip_clients?: readonly { readonly id: number }[];
}

const callerOf = async (target: Target, kind: Kind, token: string): Promise<Caller> => {
  const id = Number(decodeJwt(token)['id']);
  const me: Me = await target.read('GET', `/api/v1/users/${id}`, { token });
  const given = (me.eip_clients ?? []).map((client) => client.id);
  return { name: kind, kind, token, userId: id, clients: readsAll.includes(kind) ? 'all' : given };
};

export const signInAll = async (target: Target): Promise<Caller[]> => {
  const callers: Caller[] = [];
  for (const kind of kinds) {
    const { token } = await signIn(target, `${kind}@portal.example`);
    callers.push(await callerOf(target, kind, token));
  }
  return callers;
};

const newPassword = 'Tangerine-boat-42!';

/** Adds an administrator of these clients, as the provider's administrator. The result has the token of the invitation mail. */
export const invite = async (target: Target, admin: string, name: string, ...clients: number[]) => {
  const username = `${name}@attack.example`;
  const body = {
    first_name: 'Quillon',
    last_name: 'Zephyrson',
    username,
    role_id: 5,
    eip_client_ids: clients,
  };
  const { id }: { id: number } = await target.read('POST', '/api/v1/users', { token: admin, body });
  const activation = await target.linkTokenOf(username);
  return {
    id,
    activation,
    activate: async (): Promise<Pair> => {
      await target.read('POST', '/api/v1/auth/set-password', {
        body: { token: activation, password: newPassword },
      });
      return signIn(target, username, newPassword);
    },
  };
};

export const neighborAt = async (target: Target, admin: string, clientId: number): Promise<Caller> => {
  const { activate } = await invite(target, admin, 'neighbor', clientId);
  return callerOf(target, 'neighbor', (await activate()).token);
};

/** Returns an access token of a user who was deleted afterwards. */
const deletedUser = async (target: Target, admin: string, clientId: number): Promise<string> => {
  const person = await invite(target, admin, 'former', clientId);
  const { token } = await person.activate();
  await target.read('DELETE', `/api/v1/users/${person.id}`, { token: admin });
  return token;
};

/** Returns an access token of an agency's user who was deactivated afterwards. */
const inactiveMember = async (target: Target, agency: string): Promise<string> => {
  const body = {
    first_name: 'Quillon',
    last_name: 'Zephyrson',
    username: 'inactive@attack.example',
    role_name: 'Agent',
    commission_pct: 0.1,
  };
  const at = '/api/v1/evoove/administration/members';
  const { id }: { id: number } = await target.read('POST', at, { token: agency, body });
  const token = await target.linkTokenOf(body.username);
  await target.read('POST', '/api/v1/auth/set-password', { body: { token, password: newPassword } });
  const pair = await signIn(target, body.username, newPassword);
  await target.read('PUT', `${at}/${id}`, { token: agency, body: { ...body, stage: 'inactive' } });
  return pair.token;
};

export const outsiders = async (
  target: Target,
  admin: string,
  agency: string,
  clientId: number,
): Promise<Outsider[]> => {
  const { token, refresh_token } = await signIn(target, 'admin@portal.example');
  const claims = decodeJwt(token);
  const [header = '', payload = ''] = token.split('.');
  const hour = 3_600_000;
  const now = Date.now();
  const expired = await signToken(target.keys(), {
    purpose: 'access',
    claims: { id: claims['id'], jti: claims.jti, sid: claims['sid'] },
    issued: now - 2 * hour,
    expires: now - hour,
  });
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new Uint8Array(32).fill(7));
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  await target.read('PUT', '/api/v1/auth/reset-password', { body: { username: 'internal@portal.example' } });
  const reset = await target.linkTokenOf('internal@portal.example');
  const ended = await signIn(target, 'broker@portal.example');
  await target.read('POST', '/api/v1/auth/logout', { token: ended.token });
  const tokens = {
    'an expired token': expired,
    'a token signed by another key': forged,
    'a token without a signature': `${header}.${payload}.`,
    'a token of no algorithm': `${none}.${payload}.`,
    'a refresh token': refresh_token,
    'the token of a reset link': reset,
    'the token of an invitation': (await invite(target, admin, 'invited', clientId)).activation,
    'the token of an ended sign-in': ended.token,
    'the token of a deleted user': await deletedUser(target, admin, clientId),
    'the token of an inactive user': await inactiveMember(target, agency),
  };
  return [
    { name: 'nothing', authorization: undefined },
    { name: 'an empty token', authorization: 'Bearer ' },
    { name: 'a password', authorization: `Basic ${btoa(`admin@portal.example:${demoPassword}`)}` },
    ...Object.entries(tokens).map(([name, value]) => ({ name, authorization: `Bearer ${value}` })),
  ];
};
