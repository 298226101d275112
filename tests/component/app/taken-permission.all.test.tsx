import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMockApi, type MockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';
import { setWidth } from '@tests/helpers/window';

let api: MockApi;
let now: number;
beforeEach(() => {
  now = Date.now();
  api = createMockApi({ clock: { now: () => now } });
  api.server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  api.server.close();
});

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const menuLink = (name: string) => screen.queryByRole('link', { name });

/** Removes a permission from every role. The access token still contains it. */
const revokeNow = async (permission: string): Promise<void> => {
  await api.storage.table('role_permissions').remove([{ field: 'permission', op: 'eq', value: permission }]);
};
/** Also lets the access token expire. */
const revoke = async (permission: string): Promise<void> => {
  await revokeNow(permission);
  now += 16 * 60_000;
};
const listStatus = async (path: string): Promise<number> => {
  const token = localStorage.getItem('portal.token') ?? '';
  const answer = await api.app.request(`/api/eip/${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.status;
};

describe('a removed permission', () => {
  it('closes the menu entry and the route with the next session refresh', async () => {
    const { router, address } = await renderApp({ api, path: '/clients/1/worksites', user: 'internal' });
    await heading('Worksites');
    expect(menuLink('Employees')).not.toBeNull();
    await revoke('eip_menu_workers');
    await router.navigate('/clients/1/worksites?sortBy=created_date');
    await waitFor(() => expect(menuLink('Employees')).toBeNull());
    expect(menuLink('Worksites')).not.toBeNull();
    await router.navigate('/clients/1/employees');
    await screen.findByText('Access Denied');
    expect(address()).toBe('/clients/forbidden');
    expect(await listStatus('clients/1/workers')).toBe(403);
  });

  it('closes the open screen and removes its button', async () => {
    const { router, address } = await renderApp({ api, path: '/clients/1/worksites', user: 'internal' });
    await screen.findByRole('link', { name: 'Add worksite' });
    await revoke('eip_menu_locations');
    await router.navigate('/clients/1/worksites?sortBy=created_date');
    await screen.findByText('Access Denied');
    expect(address()).toBe('/clients/forbidden');
    expect([menuLink('Worksites'), menuLink('Add worksite')]).toEqual([null, null]);
    expect(await listStatus('clients/1/locations')).toBe(403);
  });

  it('removes the columns that need it from the list', async () => {
    setWidth(1400);
    const { router } = await renderApp({ api, path: '/clients', user: 'broker' });
    await screen.findByRole('columnheader', { name: /Total Past Due/ });
    await revoke('act_as_eip_broker');
    await router.navigate('/clients?search=a');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Total Past Due/ })).toBeNull());
    expect(screen.getByRole('columnheader', { name: /Client/ })).toBeInTheDocument();
  });
});

describe('a removed permission that the token still contains', () => {
  it('closes the menu entry and the route with the first refused call', async () => {
    const { router, address } = await renderApp({ api, path: '/clients/1/worksites', user: 'internal' });
    await heading('Worksites');
    await revokeNow('eip_menu_workers');
    await router.navigate('/clients/1/employees');
    await screen.findByText('Access Denied');
    expect(address()).toBe('/clients/forbidden');
    await router.navigate('/clients/1/worksites');
    await heading('Worksites');
    expect(menuLink('Employees')).toBeNull();
  });

  it('causes one refresh', async () => {
    const refreshes: string[] = [];
    api.server.events.on('request:start', ({ request }) => {
      if (request.url.includes('refresh-token')) refreshes.push(request.url);
    });
    const { router } = await renderApp({ api, path: '/clients/1/worksites', user: 'internal' });
    await heading('Worksites');
    await revokeNow('eip_menu_workers');
    expect(refreshes).toEqual([]);
    await router.navigate('/clients/1/employees');
    await screen.findByText('Access Denied');
    expect(refreshes).toHaveLength(1);
  });
});
