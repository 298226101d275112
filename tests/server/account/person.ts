import { demoPassword } from '@server/seed/data/accounts';
import type { Answer, Harness } from '../api/harness';

/** Signs a user in as from a new browser. */
export const personOf = async (
  api: Harness,
  name: string,
  headers: Record<string, string> = {},
  password = demoPassword,
) => {
  const answer = await api.call('POST', 'v1/auth/login', {
    body: { username: `${name}@portal.example`, password },
    headers,
  });
  const { token, refresh_token } = answer.body as { token: string; refresh_token: string };
  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    api.call(method, `v1/${path}`, { token, ...(body && { body }) });
  return {
    id: await api.userIdOf(name),
    token,
    call,
    refresh: (): Promise<Answer> => api.call('POST', `v1/auth/refresh-token?refresh_token=${refresh_token}`),
    isSignedIn: async (): Promise<boolean> => (await call('GET', 'users/me')).status === 200,
    cookie: (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '',
  };
};

/** Returns the subjects of the mails sent to an address, newest first. */
export const mailsTo = async (api: Harness, address: string): Promise<string[]> => {
  await api.settled();
  return (await api.outbox.latest()).filter(({ to }) => to === address).map(({ subject }) => subject);
};
