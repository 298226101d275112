const accountOf = (name) => ({ username: `${name}@portal.example`, password: 'Portal-demo-1!' });
const account = accountOf('admin');

/** Sends a request; with `from`, as a proxy forwards one of this network. */
export const send = (url, { path, token, body, from, method = body ? 'POST' : 'GET' }) =>
  fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

export const call = async (url, path, { token, body, method } = {}) => {
  const answer = await send(url, { path, token, body, method });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

export const signIn = async (url, name = 'admin') =>
  (await call(url, '/api/v1/auth/login', { body: accountOf(name) })).token;

const listQuery = 'offset=0&limit=10&sort=full_name&order=asc&all_cutoff_met=null';

/** Returns the id of the demo client with 25,000 workers, found by its name in the seed, and its number of workers. */
export const findBigClient = async (url, token) => {
  const { data } = await call(
    url,
    '/api/eip/clients?offset=0&limit=10&sort=client_account_name&order=asc&search=Harbor%20Lane',
    { token },
  );
  const [client] = data;
  if (!client) throw new Error('The demo client with 25,000 workers is missing.');
  const id = client.client_account_id;
  const { total_count: total } = await call(url, `/api/eip/clients/${id}/workers?${listQuery}`, { token });
  return { id, total };
};

export { account, accountOf };
