import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { demoPassword } from '@server/seed/data/accounts';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@pages/account/own/account-page';

/** Opens the account page against an API of its own for each test. */
export const accountFixture = () => {
  let api = createMockApi();
  let requests: { readonly method: string; readonly path: string }[] = [];
  const start = () => {
    api.server.listen({ onUnhandledRequest: 'error' });
    requests = [];
    api.server.events.on('request:start', ({ request: { method, url } }) => {
      requests.push({ method, path: new URL(url).pathname.replace('/api/v1/', '') });
    });
  };
  beforeAll(start);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    api.server.close();
    api = createMockApi();
    start();
  });
  afterAll(() => api.server.close());

  const open = async (user = 'regional', language: 'en' | 'es' = 'en') => {
    const app = await renderApp({ api, path: '/account', user, language });
    await screen.findByText(language === 'en' ? 'Your account' : 'Su cuenta', { selector: 'h1' });
    return app;
  };
  const card = (name: string) => screen.findByRole('region', { name });
  const dialog = () => screen.findByRole('dialog');
  const answers = (
    method: 'get' | 'put' | 'post' | 'delete',
    path: string,
    status: number,
    body: object = {},
  ) =>
    api.server.use(
      http[method](`*/api/v1/${path}`, () =>
        HttpResponse.json(body, { status, headers: status === 429 ? { 'Retry-After': '120' } : {} }),
      ),
    );
  /** Types a code of the second factor in the dialog. */
  const typeCode = async (code: string) => person.type(within(await dialog()).getByLabelText('Code'), code);
  /** The button is outside its form, so Enter submits the form only in a browser. */
  const send = async () => person.click((await dialog()).querySelector('button[type=submit]')!);
  /** Expects the error to be the field's description, and the focus to have moved to the field. */
  const isWrong = async (field: HTMLElement, why: string | RegExp) => {
    await waitFor(() => expect(field).toHaveAccessibleDescription(why));
    await waitFor(() => expect(field).toHaveFocus());
  };
  const confirmPassword = async (password = demoPassword) => {
    const field = within(await dialog()).getByLabelText('Current password');
    await person.clear(field);
    await person.type(field, password);
    await send();
  };
  /** Chooses an authenticator app, up to the code. Returns the dialog and the key. */
  const setUp = async () => {
    await person.click(
      within(await card('Two-step sign-in')).getByRole('button', { name: 'Use an authenticator app' }),
    );
    await confirmPassword();
    const form = within(await dialog());
    await form.findByLabelText('Code');
    const key = (await dialog()).querySelector('code')!.textContent.replaceAll(' ', '');
    return { form, key };
  };
  return {
    /** Opens a page of the portal. */
    show: (path: string, user: string) => renderApp({ api, path, user }),
    open,
    card,
    dialog,
    answers,
    /** The paths of the calls with a method. */
    calls: (method: string) => requests.filter((one) => one.method === method).map(({ path }) => path),
    reset: () => api.server.resetHandlers(),
    signIn: (name: string) => api.signIn(name),
    /** Returns the text of the newest mail, once all jobs are done. */
    latestMail: async () => {
      await api.jobs.settled();
      return (await api.outbox.latest(1))[0]?.text ?? '';
    },
    typeCode,
    send,
    isWrong,
    confirmPassword,
    setUp,
  };
};

/** The code of an authenticator app with this key. */
export const codeOf = (base32: string, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp });
/** Each code works once. The next one is accepted early. */
export const nextCodeOf = (base32: string) => codeOf(base32, Date.now() + 30_000);
