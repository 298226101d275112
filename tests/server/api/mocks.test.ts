import { afterAll, beforeAll, expect, test } from 'vitest';
import { adoptSession } from '@mocks/adopt-session';
import { createMockBackend } from '@mocks/mock-backend';
import { createMockApi } from '@mocks/node';

const mock = createMockApi();
beforeAll(() => mock.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mock.server.close());

test('calls of a page reach the same handlers on memory storage', async () => {
  const { token } = await mock.signIn('staff@portal.example');
  const response = await fetch('http://localhost/api/v1/users/me', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ first_name: 'Sam', last_name: 'Whitfield' });
});

test('a wrong password is refused by the mock API too', async () => {
  const response = await fetch('http://localhost/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'staff@portal.example', password: 'no' }),
  });
  expect(response.status).toBe(401);
});

test('the demo resumes a session from before a reload, but none signed with another key', async () => {
  const tokenKey = new Uint8Array(32).fill(7);
  const before = createMockApi({ tokenKey });
  const { token } = await before.signIn('staff@portal.example');
  const me = async (backend: ReturnType<typeof createMockBackend>): Promise<number> => {
    const request = new Request('http://localhost/api/v1/users/me', {
      headers: { Authorization: `Bearer ${token}` },
    });
    await backend.ready;
    await Promise.all([adoptSession(backend.deps, request), adoptSession(backend.deps, request)]);
    return (await backend.app.fetch(request)).status;
  };
  expect(await me(createMockBackend({ tokenKey }))).toBe(200);
  expect(await me(createMockBackend())).toBe(401);
});
