import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '../../../mocks/node';
import { renderApp } from '../../helpers/render-app';

const api = createMockApi();
let made: string[] = [];
api.server.events.on('request:start', ({ request }) => void made.push(new URL(request.url).pathname));

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  made = [];
});
afterAll(() => api.server.close());

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const menuLink = (name: string) => screen.findByRole('link', { name });

describe('a switch to another client', () => {
  it('is remembered and told; the first choice is not', async () => {
    const { router } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    await waitFor(() => expect(localStorage.getItem('portal.eip-client')).toBe('1'));
    expect(screen.queryByText(/You're now logged in as/)).toBeNull();
    await router.navigate('/clients/2/worksites');
    await screen.findByText(/You're now logged in as/);
    expect(localStorage.getItem('portal.eip-client')).toBe('2');
  });
});

describe('pointing at a link', () => {
  const workers = () => made.filter((path) => path.endsWith('/workers'));

  it('for a moment fetches nothing; longer, what the click then needs', async () => {
    await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    const link = await menuLink('Employees');
    fireEvent.mouseOver(link);
    fireEvent.mouseOut(link);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(workers()).toHaveLength(0);
    fireEvent.mouseOver(link);
    await waitFor(() => expect(workers()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    fireEvent.click(link);
    await heading('Employees');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(workers()).toHaveLength(1);
  });

  it.each(['Dashboard', 'Claims', 'Billings', 'Gross Profit'])(
    'that leads to %s fetches all that the screen asks for',
    async (name) => {
      await renderApp({ api, path: '/clients/7/worksites', user: 'admin' });
      await heading('Worksites');
      const before = made.length;
      fireEvent.mouseOver(await menuLink(name));
      await waitFor(() => expect(made.length).toBeGreaterThan(before));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const fetched = made.length;
      fireEvent.click(await menuLink(name));
      await heading(name);
      await waitFor(() => expect(document.querySelector('main .MuiSkeleton-root')).toBeNull());
      expect(made.slice(fetched)).toEqual([]);
    },
  );

  it('that leads to a failure writes one line and changes nothing', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { router, services } = await renderApp({ api, path: '/clients/1/worksites', user: 'admin' });
    await heading('Worksites');
    vi.spyOn(services.profile, 'client').mockRejectedValue(new Error('no'));
    fireEvent.mouseOver(await menuLink('Employees'));
    await waitFor(() => expect(lines).toHaveBeenCalledWith('Error preloading route!', expect.any(Error)));
    expect(router.state.location.pathname).toBe('/clients/1/worksites');
  });
});
