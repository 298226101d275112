import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { choose, readChoice, applyAppearance } from '@lib/choices';
import { chooseLanguage } from '@lib/i18n';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@pages/account/own/account-page';

let api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Do not keep the colours of one test in the next.
  localStorage.clear();
  applyAppearance();
  api.server.close();
  api = createMockApi();
  api.server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => api.server.close());

const open = () => renderApp({ api, path: '/account', user: 'regional' });
const radio = (name: string) => screen.findByRole('radio', { name });
const isDark = () => document.documentElement.hasAttribute('data-dark');
const storedChoices = async () => {
  const rows = await api.storage.table('user_choices').find([]);
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value)]));
};
const answerWith = (status: number) => {
  const seen = vi.fn();
  api.server.use(
    http.put('*/api/v1/users/me/choices/*', ({ request }) => {
      seen(request.url);
      return HttpResponse.json({ detail: 'refused' }, { status });
    }),
  );
  return seen;
};
/** The same user in a new browser. */
const onAnotherDevice = async () => {
  cleanup();
  localStorage.clear();
  applyAppearance();
  return open();
};

describe("the user's choices", () => {
  it('apply at once, and on another device after signing in', async () => {
    await open();
    expect(await radio('Same as my device')).toBeChecked();
    await userEvent.click(await radio('Dark'));
    expect(isDark()).toBe(true);
    choose('menu', 'mini');
    await chooseLanguage('es');
    await waitFor(async () =>
      expect(await storedChoices()).toEqual({ appearance: 'dark', menu: 'mini', language: 'es' }),
    );
    await onAnotherDevice();
    expect(await radio('Oscura')).toBeChecked();
    await waitFor(() => expect(isDark()).toBe(true));
    expect(readChoice('menu')).toBe('mini');
  });

  it('follow the device again after "Same as my device" is chosen', async () => {
    await open();
    await userEvent.click(await radio('Dark'));
    await waitFor(async () => expect(await storedChoices()).toEqual({ appearance: 'dark' }));
    await userEvent.click(await radio('Same as my device'));
    expect(isDark()).toBe(false);
    await waitFor(async () => expect(await storedChoices()).toEqual({ appearance: 'system' }));
  });

  it('win over the stored ones when made right before signing in', async () => {
    await api.ready;
    await open();
    choose('language', 'en');
    await waitFor(async () => expect(await storedChoices()).toEqual({ language: 'en' }));
    cleanup();
    await chooseLanguage('es');
    await renderApp({ api, path: '/account', user: 'regional', language: 'es' });
    await waitFor(async () => expect(await storedChoices()).toEqual({ language: 'es' }));
    expect(await radio('Oscura')).toBeInTheDocument();
  });

  it('are not lost when the server fails to save them', async () => {
    await open();
    await userEvent.click(await radio('Light'));
    await waitFor(async () => expect(await storedChoices()).toEqual({ appearance: 'light' }));
    const seen = answerWith(500);
    await userEvent.click(await radio('Dark'));
    await waitFor(() => expect(seen).toHaveBeenCalled());
    cleanup();
    api.server.resetHandlers();
    await open();
    expect(await radio('Dark')).toBeChecked();
    await waitFor(async () => expect(await storedChoices()).toEqual({ appearance: 'dark' }));
  });

  it('stay in this browser when the server does not support them, after one attempt', async () => {
    const seen = answerWith(404);
    await open();
    await userEvent.click(await radio('Dark'));
    expect(await screen.findByText('Your choice applies immediately, in this browser.')).toBeInTheDocument();
    await userEvent.click(await radio('Light'));
    expect(isDark()).toBe(false);
    expect(seen).toHaveBeenCalledOnce();
  });

  it.each([
    { choices: 'x' },
    { choices: [null, 5, { name: 'token', value: 'x' }, { name: 'menu', value: 5 }] },
  ])('are ignored when the response has an invalid shape: %j', async (answer) => {
    api.server.use(
      http.get('*/api/v1/users/me', () =>
        HttpResponse.json({
          id: 1,
          first_name: 'A',
          last_name: 'B',
          profile_picture_url: null,
          ...answer,
        }),
      ),
    );
    await open();
    await radio('Dark');
    await screen.findByText('A B');
    expect(readChoice('menu')).toBeNull();
    expect(localStorage.getItem('portal.token')).not.toBe('x');
  });
});
