import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { demoPassword } from '@server/seed/data/accounts';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { expectWalk } from './expect-walk';

const api = createMockApi();
beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  await api.ready;
});
afterAll(() => api.server.close());

it('signing in takes at most 12 files and matches docs/walks.md', { timeout: 60_000 }, async () => {
  const signIn = async () => {
    localStorage.clear();
    const { unmount } = await renderApp({ api, path: '/login' });
    await person.type(await screen.findByLabelText('Email'), 'staff@portal.example');
    await person.type(screen.getByLabelText('Password'), demoPassword);
    await person.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/clients/));
    await screen.findByRole('navigation', { name: 'Main menu' });
    unmount();
  };
  await signIn();
  await expectWalk('Signing in', 12, /auth\/login$/, signIn);
});
