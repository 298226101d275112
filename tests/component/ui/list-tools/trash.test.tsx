import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { worksite } from '@tests/fixtures/worksite';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@ui/form/delete-dialog';
import '@ui/trash/trash-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const list = '/clients/7/worksites';
/** Adds a worksite that may be deleted. */
const add = async (name: string) => {
  await api.ready;
  return api.storage.table('locations').insert(worksite(7, name));
};
const open = (name: string) =>
  renderApp({ api, user: 'admin', path: `${list}?search=${encodeURIComponent(name)}` });
/** Opens the list with a new worksite alone. */
const openWith = async (name: string) => {
  await add(name);
  await open(name);
  await screen.findByText(name);
};
const isThere = async (name: string) =>
  (await api.storage.table('locations').find([{ field: 'location_name', op: 'eq', value: name }])).length > 0;
const remove = async (name: string) => {
  await person.click(screen.getByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('alertdialog', { name: new RegExp(`^Delete ${name}`) });
  await within(question).findByText(/You can restore the record from the trash/);
  await person.click(within(question).getByRole('button', { name: 'Delete worksite' }));
  await waitFor(async () => expect(await isThere(name)).toBe(false));
};
/** Opens the trash with a worksite that a call has deleted. */
const openTrashWith = async (name: string) => {
  const { id } = await add(name);
  const { token } = await api.signIn('admin@portal.example');
  const answer = await api.app.request(`/api/eip/clients/7/locations/${String(id)}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  await open(name);
  await person.click(await screen.findByRole('button', { name: 'Trash' }));
  return screen.findByRole('dialog', { name: 'Trash of Worksites' });
};

describe('a deleted record', () => {
  it('is put back by the notice of its deletion', async () => {
    await openWith('Pier Alpha');
    await remove('Pier Alpha');
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await isThere('Pier Alpha')).toBe(true));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
  });

  it('is put back from the trash', async () => {
    const dialog = await openTrashWith('Pier Beta');
    const item = (await within(dialog).findByText('Pier Beta')).closest('li')!;
    expect(item).toHaveTextContent(/Deleted .* by Maya Ortega · kept until/);
    await person.click(within(item).getByRole('button', { name: 'Restore Pier Beta' }));
    await waitFor(async () => expect(await isThere('Pier Beta')).toBe(true));
    await waitFor(() => expect(within(dialog).queryByText('Pier Beta')).not.toBeInTheDocument());
  });

  it('is deleted for good after a question', async () => {
    const dialog = await openTrashWith('Pier Gamma');
    await person.click(await within(dialog).findByRole('button', { name: 'Delete Pier Gamma for good' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete Pier Gamma\s+for good/ });
    await person.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(within(dialog).queryByText('Pier Gamma')).not.toBeInTheDocument());
    expect(await isThere('Pier Gamma')).toBe(false);
  });

  it('cannot be restored where the server has no trash', async () => {
    api.server.use(
      http.get('*/dependents', () => HttpResponse.json({ detail: 'not found' }, { status: 404 })),
    );
    await openWith('Pier Delta');
    await person.click(screen.getByRole('button', { name: 'Delete Pier Delta' }));
    const question = await screen.findByRole('alertdialog');
    await within(question).findByText(/This cannot be undone/);
    expect(screen.queryByRole('button', { name: 'Trash', hidden: true })).not.toBeInTheDocument();
  });
});
