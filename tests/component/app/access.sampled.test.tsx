import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { sampleOf } from '@tests/helpers/scale';

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

describe('a signed-out user', () => {
  it.each(sampleOf(['/clients', '/users?page=1', '/clients/1/employees?search=a', '/employees'], 3))(
    'is redirected from %s to the login with a redirect parameter, without an API call',
    async (path) => {
      const { address } = await open(path);
      await screen.findByRole('button', { name: 'Login' });
      expect(address()).toBe(`/login?${new URLSearchParams({ redirect: path }).toString()}`);
      expect(requestedPaths).toEqual([]);
    },
  );

  it('lands on the login page at /', async () => {
    const { address } = await open('/');
    await screen.findByRole('button', { name: 'Login' });
    expect(address()).toBe('/login');
  });

  it('sees the not-found page at an unknown address', async () => {
    await open('/no/such/page');
    await screen.findByText('Oops! Page Not Found!');
  });

  it('is redirected from the two-factor page when no login is in progress', async () => {
    const { address } = await open('/two-factor');
    await screen.findByRole('button', { name: 'Login' });
    expect(address()).toBe('/login');
  });
});

describe('a login', () => {
  const logIn = async (name: string) => {
    await person.type(await screen.findByLabelText('Email'), `${name}@portal.example`);
    await person.type(screen.getByLabelText('Password'), 'Portal-demo-1!');
    await person.click(screen.getByRole('button', { name: 'Login' }));
  };

  it('opens the page that the user requested first', async () => {
    const { address } = await open('/users?sortBy=stage');
    await logIn('admin');
    await heading('Users');
    expect(address()).toBe('/users?sortBy=stage');
  });

  it.each(sampleOf(['//evil.example', 'https://evil.example', '/no/such/page', '/login'], 3))(
    'does not redirect to %s',
    async (redirect) => {
      const { address } = await open(`/login?${new URLSearchParams({ redirect }).toString()}`);
      await logIn('admin');
      await heading('All Clients');
      expect(address()).toBe('/clients');
    },
  );

  it('does not reuse data that was fetched before the login', async () => {
    const { services } = await open('/clients', 'admin');
    await heading('All Clients');
    await waitFor(() => expect(requestedPaths).toContain('/api/eip/clients'));
    services.session.forget();
    await screen.findByRole('button', { name: 'Login' });
    await logIn('admin');
    await heading('All Clients');
    const afterwards = requestedPaths.slice(requestedPaths.lastIndexOf('/api/v1/auth/login'));
    expect(afterwards).toContain('/api/eip/clients');
  });

  it('opens the client of a user who has only one', async () => {
    const { address } = await open('/login');
    await logIn('staff');
    await waitFor(() => expect(address()).toMatch(/^\/clients\/\d+\/\w+/));
  });
});

describe('guards', () => {
  it('deny an area without its permission and name the area', async () => {
    const { address } = await open('/users', 'staff');
    await screen.findByText('Access Denied');
    expect(address()).toBe('/forbidden');
    expect(screen.getByText(/You do not have access to Users/)).toBeInTheDocument();
    expect(requestedPaths).not.toContain('/api/v1/users');
  });

  it('still name the area after a reload, but not when /forbidden is opened directly', async () => {
    const first = await open('/users', 'staff');
    await screen.findByText(/You do not have access to Users/);
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { refused: 'users' } }));
    const entry: unknown = window.history.state;
    first.unmount();
    const bare = await open('/forbidden', 'staff');
    await screen.findByText(/You do not have access to this page/);
    bare.unmount();
    await renderApp({ api, path: '/forbidden', user: 'staff', entry });
    await screen.findByText(/You do not have access to Users/);
  });

  it("show an error page for a client that does not exist, is not the user's, or is not a number", async () => {
    const missing = await open('/clients/999999/employees', 'staff');
    await screen.findByText('Client Not Found');
    expect(missing.address()).toBe('/clients/not-found');
    missing.unmount();
    const foreign = await open('/clients/2/employees', 'staff');
    await screen.findByText('Access Denied');
    expect(foreign.address()).toBe('/clients/forbidden');
    foreign.unmount();
    await open('/clients/seven/employees', 'staff');
    await screen.findByText('Oops! Page Not Found!');
  });

  it('show the not-found page at an unknown address', async () => {
    await open('/no/such/page', 'staff');
    await screen.findByText('Oops! Page Not Found!');
  });
});

describe('redirects', () => {
  it('a short path opens the only client', async () => {
    const { address } = await open('/employees', 'staff');
    await heading('Employees');
    expect(address()).toMatch(/^\/clients\/\d+\/employees$/);
  });

  it('a short path continues after a client is chosen', async () => {
    const { address, router } = await open('/worksites', 'admin');
    await heading('All Clients');
    await router.navigate('/clients/2');
    await heading('Worksites');
    expect(address()).toBe('/clients/2/worksites');
  });

  it('the list of clients redirects a user who has only one', async () => {
    const { address } = await open('/clients', 'staff');
    await waitFor(() => expect(address()).toMatch(/^\/clients\/\d+\/\w+/));
  });
});

describe('the session', () => {
  it('redirects a signed-in user away from the login', async () => {
    const { address } = await open('/login?redirect=%2Fusers', 'admin');
    await heading('Users');
    expect(address()).toBe('/users');
  });

  it('shows the login when it ends, and leaves nothing in the storage', async () => {
    const { address, services } = await open('/users', 'admin');
    await heading('Users');
    services.session.forget();
    await screen.findByRole('button', { name: 'Login' });
    expect(address()).toBe('/login');
    expect(localStorage).toHaveLength(0);
  });

  it('fetches the flags, the user and their clients once', async () => {
    const { router } = await open('/users', 'admin');
    await heading('Users');
    await router.navigate('/clients');
    await heading('All Clients');
    expect(requestedPaths.filter((path) => /feature-flags|users\/(me|\d+)$/.test(path))).toHaveLength(3);
  });
});
