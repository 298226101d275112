import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { areas } from '@resources';
import { areaPath } from '@core/navigation/paths';
import { renderApp } from '@tests/helpers/render-app';
import { wordsOf } from '@tests/helpers/render-resource';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const titleIs = (...parts: readonly string[]) =>
  waitFor(() => expect(document.title).toBe([...parts, 'Client Portal'].join(' · ')));

/** The titles of lists are tested in `contract/lists`. */
const pages = areas.filter((area) => area.kind === 'page' && area.redirect === undefined);

describe("the document's title", () => {
  it.each(pages.map((area) => [area.name, area] as const))(
    'of %s is the title of the area',
    async (_, area) => {
      await renderApp({ api, path: areaPath(area, 7), user: area.scope === 'agency' ? 'agency' : 'admin' });
      await titleIs(wordsOf(area).title);
    },
  );

  it.each([
    ['/users/new', ['Add user', 'Users']],
    ['/users/3/edit', ['Edit user', 'Users']],
    ['/clients/7/worksites/new', ['Add worksite', 'Worksites']],
    ['/clients/7/employees/60', ['#60', 'Employees']],
    ['/forbidden', ['Access Denied']],
    ['/clients/forbidden', ['Access Denied']],
    ['/clients/not-found', ['Client Not Found']],
    ['/nowhere', ['Oops! Page Not Found!']],
  ])('of %s names the page or dialog, then the list', async (path, parts) => {
    await renderApp({ api, path, user: 'admin' });
    await titleIs(...parts);
  });

  it.each([
    ['/login', 'New universal login'],
    ['/forgot-password', 'Forgot your password?'],
  ])('of %s is its heading', async (path, title) => {
    await renderApp({ api, path });
    await titleIs(title);
  });

  it('is the title of the list again after a dialog is closed', async () => {
    const { router } = await renderApp({ api, path: '/users/new', user: 'admin' });
    await titleIs('Add user', 'Users');
    await router.navigate('/users');
    await titleIs('Users');
  });
});
