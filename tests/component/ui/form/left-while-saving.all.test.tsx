import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@ui/form/unsaved-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const list = '/evoove/administration';

it('a form that is left while it is being saved shows the notice and does not navigate', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.server.use(
    http.put('*/members/1002', async () => {
      await answered;
      return HttpResponse.json({});
    }),
  );
  const { address, router } = await renderApp({ api, user: 'agency', path: `${list}/1002/edit` });
  const field = await screen.findByLabelText('Commission %');
  await person.clear(field);
  await person.type(field, '15');
  await person.click(screen.getByRole('button', { name: 'Save member' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(address()).toBe(list));
  await router.navigate('/account');
  await screen.findByRole('heading', { level: 1, name: 'Your account' });
  answer();
  expect(await screen.findByText(/saved/i)).toBeInTheDocument();
  expect(address()).toBe('/account');
});

it('a search that is typed while a dialog closes leads to the list', async () => {
  const { address } = await renderApp({ api, user: 'agency', path: `${list}/new` });
  const search = await screen.findByRole('searchbox', { hidden: true });
  fireEvent.change(search, { target: { value: 'quill' } });
  await waitFor(() => expect(address()).toBe(`${list}?search=quill`));
});
