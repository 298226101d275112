import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';
import { sampleOf } from '@tests/helpers/scale';

const api = createMockApi();
let requestedPaths: string[] = [];
api.server.events.on(
  'request:start',
  ({ request }) => void requestedPaths.push(new URL(request.url).pathname),
);

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  requestedPaths = [];
  api.server.resetHandlers();
});
afterAll(() => api.server.close());

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const menuLink = (name: string) => screen.findByRole('link', { name });

describe('a switch to another client', () => {
  const switchNotice = /You're now logged in as/;

  it('shows a notice when the first client is chosen', async () => {
    const { router } = await renderApp({ api, path: '/clients', user: 'admin' });
    await heading('All Clients');
    await router.navigate('/clients/1/worksites');
    await screen.findByText(switchNotice);
    expect(localStorage.getItem('portal.eip-client')).toBe('1');
  });

  it('shows no notice to a user who has only one client', async () => {
    const { router } = await renderApp({ api, path: '/forbidden', user: 'staff' });
    await heading('Access Denied');
    await router.navigate('/worksites');
    await heading('Worksites');
    await waitFor(() => expect(localStorage.getItem('portal.eip-client')).not.toBeNull());
    expect(screen.queryByText(switchNotice)).toBeNull();
  });

  it('is stored and shows a notice, but opening the portal inside a client shows none', async () => {
    const { router } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    await waitFor(() => expect(localStorage.getItem('portal.eip-client')).toBe('1'));
    expect(screen.queryByText(switchNotice)).toBeNull();
    await router.navigate('/clients/2/worksites');
    await screen.findByText(switchNotice);
    expect(localStorage.getItem('portal.eip-client')).toBe('2');
  });
});

describe('hovering a link', () => {
  const openFromMenu = async (name: string) => {
    fireEvent.click(await menuLink(name));
    await heading(name);
    await waitFor(() => expect(document.querySelector('main .MuiSkeleton-root')).toBeNull());
  };

  it.each(sampleOf(['Claims', 'Employees', 'Dashboard', 'Billings', 'Gross Profit'], 5))(
    'to %s fetches all data of the screen once',
    async (name) => {
      const show = async () => {
        const view = await renderApp({ api, path: '/clients/7/worksites', user: 'admin' });
        await heading('Worksites');
        return { ...view, before: requestedPaths.length };
      };
      const pressed = await show();
      await openFromMenu(name);
      const pathsOnClick = requestedPaths.slice(pressed.before).sort();
      expect(pathsOnClick).not.toEqual([]);
      pressed.unmount();
      const { before } = await show();
      fireEvent.mouseOver(await menuLink(name));
      await waitFor(() => expect(requestedPaths.slice(before).sort()).toEqual(pathsOnClick));
      await openFromMenu(name);
      expect(requestedPaths.slice(before).sort()).toEqual(pathsOnClick);
    },
  );

  it('to a screen that is left before its responses arrive logs no error', async () => {
    const lines = vi.spyOn(console, 'error');
    api.server.use(http.get('*/claims/kpi', () => delay('infinite')));
    await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    fireEvent.mouseOver(await menuLink('Claims'));
    await waitFor(() => expect(requestedPaths.some((path) => path.endsWith('/claims/kpi'))).toBe(true));
    fireEvent.click(await menuLink('Claims'));
    await heading('Claims');
    fireEvent.click(await menuLink('Worksites'));
    await heading('Worksites');
    await waitFor(() => expect(screen.queryByText('Claims', { selector: 'h1' })).toBeNull());
    expect(lines).not.toHaveBeenCalled();
  });

  it('to a screen that fails to load logs one error and does not navigate', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, services } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    vi.spyOn(services.profile, 'client').mockRejectedValue(new Error('no'));
    fireEvent.mouseOver(await menuLink('Employees'));
    await waitFor(() => expect(lines).toHaveBeenCalledWith('Error preloading route!', expect.any(Error)));
    expect(router.state.location.pathname).toBe('/clients/1/worksites');
  });
});
