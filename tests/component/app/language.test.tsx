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
const pageLanguage = () => document.documentElement.lang;
/** Returns the language of a page that is loaded now without a language in its address. */
const atStart = async () => (await createI18n(startWords)).language;

describe('the language', () => {
  it('that was chosen is kept after a reload and after signing out', async () => {
    const { services } = await renderApp({ api, path: '/clients/7/worksites', user: 'staff' });
    await choose('Español');
    await screen.findByRole('heading', { level: 1, name: 'Centros de trabajo' });
    expect(localStorage.getItem('portal.language')).toBe('es');
    await services.session.logout();
    expect(await atStart()).toBe('es');
  });

  it('of the address is not stored', async () => {
    await renderApp({ api, path: '/login?lang=es' });
    await waitFor(() => expect(pageLanguage()).toBe('es'));
    expect(localStorage.getItem('portal.language')).toBeNull();
    expect(await atStart()).toBe('en');
  });

  it('of the address is replaced by the one chosen in the language switch', async () => {
    const { address } = await renderApp({ api, path: '/login?redirect=%2Fusers&lang=es' });
    await waitFor(() => expect(pageLanguage()).toBe('es'));
    await choose('English');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fusers&lang=en'));
    expect(pageLanguage()).toBe('en');
  });

  it.each([
    ['es', 'es'],
    [null, 'en'],
  ])('of the address is dropped when the public pages are left (stored: %s)', async (stored, expected) => {
    if (stored) localStorage.setItem('portal.language', stored);
    const { router } = await renderApp({ api, path: '/nowhere?lang=es', user: 'staff' });
    await waitFor(() => expect(pageLanguage()).toBe('es'));
    await router.navigate('/clients/7/worksites');
    await waitFor(() => expect(pageLanguage()).toBe(expected));
  });

  it.each(['', 'xx', '{"a":1}'])('that is stored as %j is ignored', async (stored) => {
    localStorage.setItem('portal.language', stored);
    expect(await atStart()).toBe('en');
  });

  it("is the browser's when the storage cannot be read", async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(await atStart()).toBe('en');
  });
});
