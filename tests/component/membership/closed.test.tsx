import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { heading, press, renderMembership } from '@tests/helpers/render-membership';
import { createFakeCalls } from './fake-calls';

const calls = createFakeCalls();
beforeAll(() => calls.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => calls.reset());
afterAll(() => calls.server.close());

it('a closed form tells signed-in users what to do and lets them sign out', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const { user } = await renderMembership({ isClosed: true, signedIn: signOut });
  await heading('The membership form is closed');
  expect(
    screen.getByText(/Your account opens this form and nothing else until you have joined/),
  ).toBeVisible();
  await press(user, 'Sign Out');
  expect(signOut).toHaveBeenCalledTimes(1);
});

it.each(['?id=1001', '?company_id=8', '', '?id=1001&signing_complete=true&envelope_id=e1&event=cancel'])(
  'a closed form shows a message in both languages and makes no call: %s',
  async (search) => {
    const { user, fakeLocation } = await renderMembership({ search, isClosed: true });
    await heading('The membership form is closed');
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['English', 'Español']);
    await press(user, 'Español');
    await heading('El formulario de membresía está cerrado');
    expect(document.title).toBe('El formulario de membresía está cerrado');
    expect(calls.callsTo('lookup')).toEqual([]);
    expect(fakeLocation.replace).not.toHaveBeenCalled();
  },
);
