import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import '@pages/palette/palette-dialog';
import { openPalette } from '@tests/helpers/open-palette';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const refuse = (path: string) =>
  api.server.use(http.get(path, () => HttpResponse.json({ detail: 'internal error' }, { status: 500 })));

describe('options that could not be fetched', () => {
  it('show an error below the field, and a retry that returns the focus to it', async () => {
    refuse('*/api/v1/roles/');
    await renderApp({ api, path: '/users/new', user: 'admin' });
    const alert = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(alert).toHaveTextContent('The choices could not be loaded.');
    api.server.resetHandlers();
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    const field = screen.getByRole('combobox', { name: 'Role' });
    expect(field).toHaveFocus();
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await person.keyboard('{ArrowDown}');
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  });

  it('show an error in Spanish at an address search, and can be fetched again', async () => {
    refuse('*/api/eip/search-places');
    await renderApp({ api, path: '/clients/1/worksites/new', user: 'admin', language: 'es' });
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(await dialog.findByRole('combobox', { name: 'Buscar la dirección' }), 'main');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('La búsqueda no responde. Complete los campos de abajo.');
    api.server.resetHandlers();
    await person.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0);
  });

  it('show an error in the palette, which keeps the typed text', async () => {
    refuse('*/api/v1/find');
    await renderApp({ api, path: '/users', user: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    const dialog = await openPalette();
    const box = within(dialog).getByRole('combobox');
    await person.type(box, 'harbor');
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('Records could not be searched.');
    api.server.resetHandlers();
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('harbor');
    expect(await within(dialog).findByRole('option', { name: /^Harbor Lane Markets/ })).toBeVisible();
  });
});
