import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockApi } from '../../../mocks/node';

const mock = createMockApi();
beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mock.server.close());

test('calls of a page reach the same handlers over memory', async () => {
  const { token } = await mock.signIn('staff@portal.example');
  const response = await fetch('http://localhost/api/v1/users/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ first_name: 'Sam', last_name: 'Whitfield' });
});

test('a wrong password is refused there too', async () => {
  const response = await fetch('http://localhost/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'staff@portal.example', password: 'no' }),
  });
  expect(response.status).toBe(401);
});
