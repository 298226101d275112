import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
const requestedPaths: string[] = [];
api.server.events.on(
  'request:start',
  ({ request }) => void requestedPaths.push(new URL(request.url).pathname),
);
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });

describe('the focus', () => {
  it('is not moved on the first page, moves to the heading of the next, and stays while a list changes', async () => {
    const { router } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    expect(document.body).toHaveFocus();
    await person.click(await screen.findByRole('link', { name: 'Employees' }));
    const employees = await heading('Employees');
    await waitFor(() => expect(employees).toHaveFocus());
    const box = await screen.findByRole('searchbox');
    box.focus();
    await router.navigate('/clients/1/employees?status=All');
    expect(box).toHaveFocus();
  });

  it('stays in a dialog that the address opens', async () => {
    const { router } = await renderApp({ api, path: '/clients/1/employees', user: 'admin' });
    await heading('Employees');
    await router.navigate('/clients/1/worksites/new');
    await waitFor(() => expect(screen.getByLabelText('Worksite name')).toHaveFocus());
  });
});

describe('a press in a form', () => {
  it('does not move the focus before the button is released, so that the button does not move', async () => {
    await renderApp({ api, path: '/clients/1/worksites/new', user: 'admin' });
    const name = await screen.findByLabelText('Worksite name');
    await person.click(name);
    const button = screen.getByRole('button', { name: 'Add worksite' });
    await person.pointer({ keys: '[MouseLeft>]', target: button });
    expect(name).toHaveFocus();
  });
});

describe('Sign Out', () => {
  it('tells the server, then clears the session, then shows the login, and makes no other call', async () => {
    const { router, services } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    const steps: string[] = [];
    services.session.subscribe(() => steps.push(services.session.current() ? 'in' : 'forgotten'));
    router.subscribe(({ location }) => {
      if (location.pathname === '/login' && !steps.includes('login')) steps.push('login');
    });
    await person.click(await screen.findByRole('button', { name: /account menu/ }));
    requestedPaths.length = 0;
    await person.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(steps).toEqual(['forgotten', 'login']);
    expect(requestedPaths).toEqual(['/api/v1/auth/logout']);
    expect(localStorage.getItem('portal.token')).toBeNull();
  });
});
