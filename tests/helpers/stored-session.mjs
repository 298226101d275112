/** Signs an account in and returns the browser's stored session, for any page of the server. */
export const storedSession = async (url, account) => {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`);
  const { token, refresh_token: refreshToken } = await answer.json();
  const { id } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const entries = { token, 'refresh-token': refreshToken, user: JSON.stringify({ v: 1, id }) };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name: `portal.${name}`, value }));
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
};
