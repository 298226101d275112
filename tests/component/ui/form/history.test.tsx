import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Condition } from '@core/resource/condition';
import { createMockApi } from '@mocks/node';
import { fill, person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@ui/history/history-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const client = 7;
let id = 0;
const same = (): readonly Condition[] => [{ field: 'id', op: 'eq', value: id }];
const table = () => api.storage.table('locations');
beforeEach(async () => {
  await api.ready;
  const rows = await table().find([{ field: 'client_id', op: 'eq', value: client }]);
  // Each test has a record without a history.
  id = Number(rows.map((row) => Number(row['id'])).find((one) => one > id));
  await table().update(same(), { location_name: 'Pier 9', city: 'Oakland' });
});

const path = () => `/clients/${client}/worksites/${id}/edit`;
const field = async (label: string, value: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(value));
const save = async (label: string, text: string) => {
  await fill(screen.getByLabelText(label), text);
  await person.click(screen.getByRole('button', { name: 'Save worksite' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const saveByCall = async (city: string) => {
  const { token } = await api.signIn('admin@portal.example');
  const answer = await api.app.request(`/api/eip/clients/${client}/locations/${id}`, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'If-Match': `"${String((await table().first(same()))?.['version'])}"`,
    },
    body: JSON.stringify({ city }),
  });
  expect(answer.status).toBe(200);
};
/** Saves two changes, and opens the form. */
const openWithHistory = async () => {
  await saveByCall('Alameda');
  await saveByCall('Albany');
  await renderApp({ api, user: 'admin', path: path() });
  await field('City', 'Albany');
};
const openHistory = async () => {
  await person.click(screen.getByRole('button', { name: 'History' }));
  return screen.findByRole('dialog', { name: 'History of Pier 9' });
};

describe('the history of a record', () => {
  it('says who changed which field, and brings a value back', async () => {
    await openWithHistory();
    const dialog = await openHistory();
    const entries = await within(dialog).findAllByRole('article');
    expect(entries).toHaveLength(3);
    expect(entries[0]).toHaveTextContent(/Maya Ortega.*Changed.*City.*Alameda.*then.*Albany/);
    await person.click(within(dialog).getByRole('button', { name: 'Restore City: Oakland' }));
    await waitFor(async () => expect(await table().first(same())).toMatchObject({ city: 'Oakland' }));
    await waitFor(() => expect(within(dialog).getAllByRole('article')).toHaveLength(4));
    expect(within(dialog).getAllByRole('article')[0]).toHaveTextContent(/Restored.*City.*Albany.*Oakland/);
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await field('City', 'Oakland');
  });

  it('brings a whole earlier state back, and keeps what is typed in the form', async () => {
    await openWithHistory();
    await fill(screen.getByLabelText('Address'), '7 New Street');
    const dialog = await openHistory();
    const [all] = (await within(dialog).findAllByRole('button', { name: /^Restore all as of/ })).slice(-1);
    await person.click(all!);
    await waitFor(async () => expect(await table().first(same())).toMatchObject({ city: 'Oakland' }));
    await person.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await field('City', 'Oakland');
    await field('Address', '7 New Street');
  });

  it('is not offered by a server that keeps none', async () => {
    api.server.use(
      http.get('*/locations/:id/history', () => HttpResponse.json({ detail: 'not found' }, { status: 404 })),
    );
    await renderApp({ api, user: 'admin', path: path() });
    await field('City', 'Oakland');
    await person.click(screen.getByRole('button', { name: 'History' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument());
    await field('City', 'Oakland');
  });
});

describe('the notice of a save', () => {
  it('undoes it', async () => {
    await renderApp({ api, user: 'admin', path: path() });
    await field('City', 'Oakland');
    await save('City', 'Alameda');
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone.');
    expect(await table().first(same())).toMatchObject({ city: 'Oakland' });
  });

  it('does not undo what another user changed since', async () => {
    await renderApp({ api, user: 'admin', path: path() });
    await field('City', 'Oakland');
    await save('City', 'Alameda');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await table().update(same(), { city: 'Berkeley' });
    await person.click(undo);
    await screen.findByText(/Another user changed this in the meantime/);
    expect(await table().first(same())).toMatchObject({ city: 'Berkeley' });
  });

  it('offers nothing to undo where the server cannot', async () => {
    sessionStorage.setItem('portal.absent-calls', 'history');
    await renderApp({ api, user: 'admin', path: path() });
    await field('City', 'Oakland');
    await save('City', 'Alameda');
    await screen.findByText('Worksite saved.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
