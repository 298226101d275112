import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { createI18n } from '@lib/i18n';
import { startWords } from '@lib/words/start-words';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.restoreAllMocks();
  api.server.resetHandlers();
});
afterAll(() => api.server.close());

const choose = async (name: string) => person.click(await screen.findByRole('button', { name }));
const spoken = () => document.documentElement.lang;
/** What a page that is loaded now speaks without a word of its address. */
const atStart = async () => (await createI18n(startWords)).language;

describe('the language', () => {
  it('that was chosen is there after a reload and after signing out', async () => {
    const { services } = await renderApp({ api, path: '/clients/7/worksites', user: 'staff' });
    await choose('Español');
    await screen.findByRole('heading', { level: 1, name: 'Centros de trabajo' });
    expect(localStorage.getItem('portal.language')).toBe('es');
    await services.session.logout();
    expect(await atStart()).toBe('es');
  });

  it('of the address stays with the visit', async () => {
    await renderApp({ api, path: '/login?lang=es' });
    await waitFor(() => expect(spoken()).toBe('es'));
    expect(localStorage.getItem('portal.language')).toBeNull();
    expect(await atStart()).toBe('en');
  });

  it('of the address gives way to the control', async () => {
    const { address } = await renderApp({ api, path: '/login?redirect=%2Fusers&lang=es' });
    await waitFor(() => expect(spoken()).toBe('es'));
    await choose('English');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fusers&lang=en'));
    expect(spoken()).toBe('en');
  });

  it.each([
    ['es', 'es'],
    [null, 'en'],
  ])(
    'comes back when the public pages are left in that of the address (remembered: %s)',
    async (kept, left) => {
      if (kept) localStorage.setItem('portal.language', kept);
      const { router } = await renderApp({ api, path: '/nowhere?lang=es', user: 'staff' });
      await waitFor(() => expect(spoken()).toBe('es'));
      await router.navigate('/clients/7/worksites');
      await waitFor(() => expect(spoken()).toBe(left));
    },
  );

  it.each(['', 'xx', '{"a":1}'])('that is remembered as %j counts as not remembered', async (kept) => {
    localStorage.setItem('portal.language', kept);
    expect(await atStart()).toBe('en');
  });

  it('is that of the browser where the storage cannot be read', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(await atStart()).toBe('en');
  });
});
