import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '@lib/i18n';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { worksite } from '@tests/fixtures/worksite';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@pages/trash/trash-page';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const path = '/clients/7/trash';
const isThere = async (name: string) =>
  (await api.storage.table('locations').find([{ field: 'location_name', op: 'eq', value: name }])).length > 0;
/** Adds a worksite and deletes it, as another user would. */
const trashWorksite = async (name: string) => {
  await api.ready;
  const row = await api.storage.table('locations').insert(worksite(7, name));
  const { token } = await api.signIn('admin@portal.example');
  const answer = await api.app.request(`/api/eip/clients/7/locations/${String(row['id'])}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}`, 'If-Match': `"${String(row['version'])}"` },
  });
  if (!answer.ok) throw new Error(await answer.text());
};
const open = (options: { user?: string; at?: string; language?: Language } = {}) => {
  const { user = 'admin', at = path, language } = options;
  return renderApp({ api, user, path: at, ...(language && { language }) });
};
const section = (name: string) => screen.findByRole('region', { name });
const sections = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Trash' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

describe('the trash of a client', () => {
  it('lists the deleted records of each resource, and links to its list', async () => {
    await trashWorksite('Pier Epsilon');
    await open();
    const worksites = await section('Worksites');
    const item = (await within(worksites).findByText('Pier Epsilon')).closest('li')!;
    expect(item).toHaveTextContent(/Deleted .* by Maya Ortega · kept until/);
    expect(within(worksites).getByText(/^\d+ records?$/)).toBeInTheDocument();
    expect(within(worksites).getByRole('link', { name: 'Worksites' })).toHaveAttribute(
      'href',
      '/clients/7/worksites',
    );
    expect(await within(await section('Users')).findByText('Nothing here')).toBeInTheDocument();
  });

  it('puts a record back, and keeps the focus in the list', async () => {
    await trashWorksite('Pier Zeta');
    await open();
    const worksites = await section('Worksites');
    await person.click(await within(worksites).findByRole('button', { name: 'Restore Pier Zeta' }));
    await waitFor(() => expect(within(worksites).queryByText('Pier Zeta')).not.toBeInTheDocument());
    expect(await isThere('Pier Zeta')).toBe(true);
    const notice = (await screen.findByText(/is back in the list/)).closest('[role=status]');
    expect(notice).toHaveTextContent('Pier Zeta is back in the list.');
    expect(worksites.querySelector('ul')).toHaveFocus();
  });

  it('deletes a record for good after a question', async () => {
    await trashWorksite('Pier Eta');
    await open();
    const worksites = await section('Worksites');
    await person.click(await within(worksites).findByRole('button', { name: 'Delete Pier Eta for good' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete Pier Eta\s+for good/ });
    await person.click(within(question).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(within(worksites).queryByText('Pier Eta')).not.toBeInTheDocument());
    expect(await isThere('Pier Eta')).toBe(false);
  });

  it('shows the other lists when one fails, and tries that one again', async () => {
    await trashWorksite('Pier Theta');
    let isBroken = true;
    api.server.use(
      http.get('*/users/trash', () =>
        isBroken ? HttpResponse.json({ detail: 'internal error' }, { status: 500 }) : undefined,
      ),
    );
    await open();
    const users = await section('Users');
    expect(await within(users).findByRole('alert')).toHaveTextContent('The trash could not be loaded.');
    expect(await within(await section('Worksites')).findByText('Pier Theta')).toBeInTheDocument();
    isBroken = false;
    await person.click(within(users).getByRole('button', { name: 'Try again' }));
    expect(await within(users).findByText('Nothing here')).toBeInTheDocument();
  });

  it('says that the right is gone, and does not offer to try again', async () => {
    api.server.use(
      http.get('*/locations/trash', () => HttpResponse.json({ detail: 'forbidden' }, { status: 403 })),
    );
    await open();
    const worksites = await section('Worksites');
    expect(await within(worksites).findByRole('alert')).toHaveTextContent(/no longer allowed/);
    expect(within(worksites).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not offered by a server without it', async () => {
    api.server.use(http.get('*/trash', () => HttpResponse.json({ detail: 'not found' }, { status: 404 })));
    await open();
    expect(await screen.findByText('Not available here')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Worksites' })).not.toBeInTheDocument();
  });

  it('speaks Spanish', async () => {
    await trashWorksite('Muelle Jota');
    await open({ language: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Papelera' })).toBeInTheDocument();
    expect(await screen.findByText('No hay nada aquí')).toBeInTheDocument();
  });
});

describe('the trash shows the resources whose records the user may delete', () => {
  it.each([
    ['a client, to an administrator', 'admin', path, ['Worksites', 'Users']],
    ['a client, to its administrator', 'staff', path, ['Worksites', 'Users']],
    ['no client', 'admin', '/trash', ['Users']],
    ['an agency', 'agency', '/evoove/trash', ['Administration']],
  ])('of %s', async (_, user, at, expected) => {
    await open({ user, at });
    await waitFor(async () => expect(await sections()).toEqual(expected));
  });

  it('and says in the middle of the page that the only one is empty', async () => {
    await open({ at: '/trash' });
    expect(await screen.findByText('The trash is empty')).toBeInTheDocument();
    expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
  });

  it('and is forbidden without any, with no entry in the menu', async () => {
    await open({ user: 'staff', at: '/trash' });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    const { router } = await open({ user: 'limited', at: '/clients/7/worksites' });
    await screen.findByRole('heading', { level: 1, name: 'Worksites' });
    expect(screen.queryByRole('link', { name: 'Trash' })).not.toBeInTheDocument();
    await router.navigate(path);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });

  it('and is in the menu of who may delete', async () => {
    await open();
    const [link] = await screen.findAllByRole('link', { name: 'Trash' });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('aria-current', 'page');
  });
});
