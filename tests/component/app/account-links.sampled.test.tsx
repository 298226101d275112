import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeToken } from '@core/session/token';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { sampleOf } from '@tests/helpers/scale';
import { makeToken } from '@tests/helpers/token';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@app/confirm-address-route';
import '@app/get-the-app-route';
import '@app/new-password-route';

const api = createMockApi();
const requestedPaths: string[] = [];
api.server.events.on(
  'request:start',
  ({ request }) => void requestedPaths.push(new URL(request.url).pathname),
);

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  api.server.resetHandlers();
  requestedPaths.length = 0;
});
afterAll(() => api.server.close());

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const open = (path: string, user?: string) => renderApp({ api, path, ...(user && { user }) });
const tokenOf = (id: unknown) => makeToken({ id, jti: 'x' });
const idOf = async (user: string) => decodeToken((await api.signIn(`${user}@portal.example`)).token)?.id;
const entryState = () => JSON.stringify(window.history.state);

describe('the token of a mailed link', () => {
  it('moves from the address to the history entry at once, so that a reload still finds it', async () => {
    const token = tokenOf(9001);
    const first = await open(`/activate-account?token=${token}&lang=en#x`);
    expect(first.address()).toBe('/activate-account?lang=en');
    await heading('Activate your account');
    expect(window.location.href).not.toContain(token);
    expect(entryState()).toContain(token);
    expect(document.body.textContent).not.toContain(token);
    expect(JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one)))).not.toContain(
      token,
    );
    first.unmount();
    expect(first.router.state.location.search).toBe('?lang=en');
  });

  it('is read as sent when a program changed the link on the way', async () => {
    const token = tokenOf(9001);
    const wrapped = `${token.slice(0, 9)}%0D%0A ${token.slice(9)}.`;
    const { address, unmount } = await open(`/activate-account?lang=es-MX&amp;TOKEN=${wrapped}`);
    await heading('Active su cuenta');
    expect(entryState()).toContain(`"linkToken":"${token}"`);
    expect(address()).toMatch(/^\/activate-account\?lang=es/);
    unmount();
  });

  it.each(sampleOf(['', '?token=', '?lang=en'], 3))(
    'redirects to the login when it is missing: %j',
    async (query) => {
      const { address } = await open(`/reset-password${query}`);
      await screen.findByRole('button', { name: 'Login' });
      expect(address()).toBe(query === '?lang=en' ? '/login?lang=en' : '/login');
      expect(entryState()).not.toContain('linkToken":"');
      expect(requestedPaths).toEqual([]);
    },
  );

  it.each(sampleOf(['?token=nonsense', '?token=a.b.c', `?token=${tokenOf('7')}`], 3))(
    'shows what to do when it is incomplete: %j',
    async (query) => {
      for (const path of ['/reset-password', '/activate-account']) {
        const { address, unmount } = await open(path + query);
        await heading('This link is incomplete');
        expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
          'href',
          '/forgot-password',
        );
        expect(address()).toBe(path);
        unmount();
      }
      const { unmount } = await open(`/confirm-address${query}`);
      await heading('This link is incomplete');
      expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
        'href',
        '/login?redirect=%2Faccount',
      );
      unmount();
      await open(`/reset-password${query}`, 'regional');
      expect(await screen.findByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
      expect(requestedPaths).toEqual([]);
    },
  );

  it('of the signed-in user redirects to the clients and keeps the session', async () => {
    const { address } = await open(`/reset-password?token=${tokenOf(await idOf('regional'))}`, 'regional');
    await heading('All Clients');
    expect(address()).toBe('/clients');
    expect(requestedPaths).not.toContain('/api/v1/auth/logout');
    expect(localStorage.getItem('portal.token')).not.toBeNull();
  });

  it('of a signed-in employee redirects to the mobile app page', async () => {
    const { address } = await open(`/reset-password?token=${tokenOf(await idOf('employee'))}`, 'employee');
    await heading('Get the mobile app');
    expect(address()).toBe('/get-the-app');
  });

  it('of another user signs the current user out and continues', async () => {
    const { address } = await open(`/activate-account?token=${tokenOf(9001)}`, 'regional');
    await heading('Activate your account');
    expect(address()).toBe('/activate-account');
    expect(requestedPaths).toEqual(['/api/v1/auth/logout']);
    expect(localStorage.getItem('portal.token')).toBeNull();
  });

  it('sets the password and is then removed', async () => {
    await api.ready;
    const before = (await api.outbox.latest()).length;
    await api.app.request('/api/v1/auth/reset-password', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'limited@portal.example' }),
    });
    await expect.poll(async () => (await api.outbox.latest()).length).toBe(before + 1);
    const token = /token=([\w.-]+)/.exec((await api.outbox.latest(1))[0]?.text ?? '')?.[1];
    await open(`/reset-password?token=${token}`);
    await person.type(await screen.findByLabelText('New password'), 'Password1!');
    await person.type(screen.getByLabelText('Confirm password'), 'Password1!{Enter}');
    await screen.findByText('This is one of the most common passwords. Please choose another.');
    for (const label of ['New password', 'Confirm password']) {
      await person.clear(screen.getByLabelText(label));
      await person.type(screen.getByLabelText(label), 'Fresh-water-7');
    }
    await person.click(screen.getByRole('button', { name: 'Save password' }));
    await heading('Your password was changed');
    expect(entryState()).not.toContain(token);
    await person.click(screen.getByRole('link', { name: 'Go to login' }));
    await screen.findByRole('button', { name: 'Login' });
  });
});

describe('the link to a changed address', () => {
  const refuse = (status: number, detail?: string) =>
    api.server.use(
      http.post('*/api/v1/auth/confirm-address', () => HttpResponse.json({ detail }, { status })),
    );
  const confirm = async () => person.click(await screen.findByRole('button', { name: /Confirm email/ }));

  it('is used only after a press, and ends the session of its user', async () => {
    const token = tokenOf(await idOf('regional'));
    const sent: unknown[] = [];
    api.server.use(
      http.post('*/api/v1/auth/confirm-address', async ({ request }) => {
        sent.push(await request.json(), request.headers.get('authorization'));
        return HttpResponse.json({ success: true });
      }),
    );
    const { address } = await open(`/confirm-address?token=${token}`, 'regional');
    await heading('Confirm your new email');
    expect(address()).toBe('/confirm-address');
    expect(requestedPaths).toEqual([]);
    await confirm();
    await heading('Your email was confirmed');
    expect(sent).toEqual([{ token }, null]);
    expect(localStorage.getItem('portal.token')).toBeNull();
    expect(entryState()).not.toContain(token);
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['token used', /It has already been used/, 'Go to login'],
    ['token expired', /It has expired or is incomplete/, 'Go to your account'],
  ])('shows a message when it is no longer valid: %s', async (detail, text, linkName) => {
    refuse(400, detail);
    await open(`/confirm-address?token=${tokenOf(9001)}`);
    await confirm();
    await heading('This link no longer works');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: linkName })).toBeVisible();
  });

  it('can be tried again after a failure, and keeps the session of another user', async () => {
    refuse(500);
    await open(`/confirm-address?token=${tokenOf(9001)}`, 'regional');
    await confirm();
    expect(await screen.findByText(/The server had a problem/)).toBeVisible();
    api.server.use(http.post('*/api/v1/auth/confirm-address', () => HttpResponse.json({ success: true })));
    await confirm();
    await heading('Your email was confirmed');
    expect(localStorage.getItem('portal.token')).not.toBeNull();
  });
});

describe('an employee who is a member', () => {
  it.each(sampleOf(['/', '/login', '/get-the-app', '/forgot-password'], 4))(
    'is redirected from %s to the mobile app page',
    async (path) => {
      const { address } = await open(path, 'employee');
      await heading('Get the mobile app');
      expect(address()).toBe('/get-the-app');
      expect(requestedPaths).toEqual([]);
    },
  );

  it('keeps the language of the address on the way in and after signing out', async () => {
    const { address } = await open('/login?lang=es', 'employee');
    await heading('Obtenga la aplicación móvil');
    expect(address()).toBe('/get-the-app?lang=es');
    await person.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect(address()).toBe('/login?lang=es');
  });

  it('sees the login after signing out', async () => {
    const { address } = await open('/get-the-app', 'employee');
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(address()).toBe('/login');
    expect(requestedPaths).toEqual(['/api/v1/auth/logout']);
  });

  it('is the only user who sees the mobile app page', async () => {
    const signedOut = await open('/get-the-app');
    await screen.findByRole('button', { name: 'Login' });
    signedOut.unmount();
    const { address } = await open('/get-the-app', 'regional');
    await heading('All Clients');
    expect(address()).toBe('/clients');
  });
});

describe('an employee who is not a member yet', () => {
  it.each(
    sampleOf(
      [
        ['/', ''],
        ['/start', ''],
        ['/get-the-app', ''],
        ['/?lang=es', '&lang=es'],
      ],
      4,
    ),
  )('is sent from %s to the membership form with a full page load', async (path, rest) => {
    localStorage.setItem('portal.user', JSON.stringify({ v: 1, id: 9002 }));
    localStorage.setItem('portal.refresh-token', 'r');
    localStorage.setItem('portal.token', makeToken({ id: 9002, permissions: [], employee_id: 42 }));
    const replacedUrls: string[] = [];
    const original = window.location.replace.bind(window.location);
    window.location.replace = (address) => void replacedUrls.push(String(address));
    await open(path);
    await waitFor(() => expect(replacedUrls).toEqual([`/thepactform?employee_id=42${rest}`]));
    window.location.replace = original;
    expect(requestedPaths).toEqual([]);
  });
});

describe('the login after a mailed link, or after a request for one', () => {
  const field = () => screen.findByRole('textbox', { name: 'Email' });
  const toLogin = async (name: RegExp) => person.click(await screen.findByRole('link', { name }));
  const activate = async (answer: object) => {
    api.server.use(http.post('*/auth/set-password', () => HttpResponse.json(answer)));
    await open(`/activate-account?token=${tokenOf(9001)}`);
    for (const label of ['Password', 'Confirm password'])
      await person.type(await screen.findByLabelText(label), 'Fresh-water-7');
    await person.click(screen.getByRole('button', { name: 'Activate' }));
    await toLogin(/^Go to login$/);
  };

  it('has the username filled in without storing it', async () => {
    await activate({ success: true, username: 'mia@client.example' });
    expect(await field()).toHaveValue('mia@client.example');
    expect(entryState() + window.location.href).not.toContain('mia@');
    expect(JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one)))).not.toContain(
      'mia@',
    );
  });

  it('has an empty username when the server does not return one', async () => {
    await activate({ success: true });
    expect(await field()).toHaveValue('');
  });

  it('has the username for which a link was requested', async () => {
    await open('/forgot-password');
    await person.type(await field(), 'mia@client.example');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    await heading('Check your email');
    await toLogin(/Back to login/);
    expect(await field()).toHaveValue('mia@client.example');
  });
});
