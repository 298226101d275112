import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { resources } from '@resources';
import { apiDocument } from '@server/openapi/document';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { savedFiles } from '@tests/helpers/saved-files';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@pages/openapi/openapi-page';

const api = createMockApi();
const requests: { language: string | null; authorization: string | null }[] = [];
const address = '*/openapi.json';

const serve = () =>
  api.server.use(
    http.get(address, async ({ request }) => {
      const language = new URL(request.url).searchParams.get('language');
      requests.push({ language, authorization: request.headers.get('authorization') });
      return HttpResponse.json(await apiDocument(resources, language === 'es' ? 'es' : 'en'));
    }),
  );
const open = (language?: 'es', path = '/openapi') =>
  renderApp({ api, path, user: 'limited', ...(language && { language }) });

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  api.server.resetHandlers();
  requests.length = 0;
});
afterAll(() => api.server.close());

describe('the page about the API', () => {
  it('lists every call by tag, and fetches the document once with the session', async () => {
    serve();
    await open();
    const part = await screen.findByRole('region', { name: 'Session and account' });
    expect(within(part).getByText('/api/v1/auth/login')).toBeVisible();
    expect(document.title).toBe('API of the portal · Client Portal');
    const { paths } = await apiDocument(resources);
    for (const path of Object.keys(paths))
      expect(screen.getAllByText(path).length).toBe(Object.keys(paths[path]!).length);
    expect(requests).toEqual([
      { language: 'en', authorization: expect.stringMatching(/^Bearer ./) as string },
    ]);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    expect(contents.getByRole('link', { name: 'Session and account' })).toHaveAttribute('href', '#tag-auth');
  });

  it('expands a call to its request and responses', async () => {
    serve();
    await open();
    await person.click(await screen.findByText('Sign in with user name and password'));
    const body = await screen.findByRole('heading', { name: 'Body' });
    const table = within(body.nextElementSibling as HTMLElement);
    expect(table.getByText('username')).toBeVisible();
    expect(screen.getByText('No token is needed.')).toBeVisible();
    expect(screen.getByText(/^Too many attempts, or too many files/)).toBeVisible();
  });

  it('opens the call that the address names', async () => {
    serve();
    const login = (await apiDocument(resources)).paths['/api/v1/auth/login']?.['post']?.operationId;
    await open(undefined, `/openapi#${login}`);
    expect(await screen.findByText('No token is needed.')).toBeVisible();
  });

  it('is translated to Spanish', async () => {
    serve();
    await open('es');
    expect(await screen.findByRole('region', { name: 'Reclamaciones' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'API del portal' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.language).toBe('es');
  });

  it('shows descriptions as text, never as markup', async () => {
    const document = await apiDocument(resources);
    const hostile = '<img src=x onerror=alert(1)>';
    api.server.use(
      http.get(address, () =>
        HttpResponse.json({ ...document, tags: [{ name: 'auth', description: hostile }] }),
      ),
    );
    await open();
    expect(await screen.findByRole('heading', { name: hostile })).toBeVisible();
    expect(window.document.querySelector('img[src="x"]')).toBeNull();
  });

  it.each([
    ['fails', () => HttpResponse.json({ detail: 'internal error' }, { status: 500 })],
    ['is something else', () => HttpResponse.json({ hello: 'world' })],
  ])('offers to try again when the document %s', async (_, answer) => {
    api.server.use(http.get(address, answer));
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The description of the API could not be loaded')).toBeVisible();
    serve();
    await person.click(again);
    expect(await screen.findByRole('region', { name: 'Session and account' })).toBeVisible();
  });

  it('downloads the OpenAPI document with the session', async () => {
    serve();
    const saved = savedFiles();
    await open();
    await screen.findByRole('region', { name: 'Session and account' });
    await person.click(screen.getByRole('button', { name: 'OpenAPI document (JSON)' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['openapi.json']));
    expect(JSON.parse((await saved[0]?.blob?.text()) ?? '')).toMatchObject({ openapi: '3.1.0' });
    expect(requests.at(-1)?.authorization).toMatch(/^Bearer ./);
  });
});
