import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '@core/resource/condition';
import { createMockApi } from '@mocks/node';
import { clearNotices } from '@lib/notify';
import { fill, person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  api.server.resetHandlers();
  clearNotices();
});
afterAll(() => api.server.close());

const table = () => api.storage.table('locations');
const named = (name: string): readonly Condition[] => [{ field: 'location_name', op: 'eq', value: name }];
const isThere = async (name: string) => (await table().count(named(name))) > 0;

const inputs = { Address: '1 Dock Street', City: 'Oakland', 'Zip code': '94607' };
/** Adds a worksite by its form. */
const add = async (name: string) => {
  await renderApp({ api, user: 'admin', path: '/clients/7/worksites/new' });
  const dialog = await screen.findByRole('dialog');
  await fill(await within(dialog).findByLabelText('Worksite name'), name);
  for (const [label, text] of Object.entries(inputs)) await fill(within(dialog).getByLabelText(label), text);
  await person.selectOptions(within(dialog).getByLabelText('State'), 'California');
  await person.click(within(dialog).getByRole('button', { name: 'Add worksite' }));
  await screen.findByText('Worksite added.');
};
const undo = async () => person.click(await screen.findByRole('button', { name: 'Undo' }));

describe('the notice of a creation', () => {
  it('deletes the record, with the version that was created', async () => {
    const versions: unknown[] = [];
    api.server.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') versions.push(request.headers.get('If-Match'));
    });
    await add('Quay One');
    expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
    await undo();
    await screen.findByText('Undone.');
    expect(await isThere('Quay One')).toBe(false);
    expect(versions).toEqual(['"0"']);
    await waitFor(() => expect(screen.queryByText('Quay One')).not.toBeInTheDocument());
  });

  it('deletes a user whom the caller manages', async () => {
    await renderApp({ api, user: 'admin', path: '/users/new' });
    await fill(await screen.findByLabelText('First name'), 'Zoe');
    await fill(screen.getByLabelText('Last name'), 'Quay');
    await fill(screen.getByLabelText('Email'), 'zoe@quay.example');
    await person.click(await screen.findByRole('combobox', { name: 'Role' }));
    await person.keyboard('{ArrowDown}');
    const roles = await screen.findByRole('listbox');
    await person.click(await within(roles).findByRole('option', { name: /^Administrator/ }));
    await person.click(screen.getByRole('button', { name: 'Add user' }));
    await screen.findByText(/^User added/);
    await undo();
    await screen.findByText('Undone.');
    const named = [{ field: 'username', op: 'eq', value: 'zoe@quay.example' }] as const;
    expect(await api.storage.table('users').count(named)).toBe(0);
  });

  it('does not delete what another user changed since', async () => {
    await add('Quay Two');
    await table().update(named('Quay Two'), { city: 'Berkeley' });
    await undo();
    await screen.findByText(/Another user changed this in the meantime/);
    expect(await isThere('Quay Two')).toBe(true);
  });

  it('does not delete what other records depend on', async () => {
    await add('Quay Three');
    api.server.use(
      http.get('*/locations/:id/dependents', () =>
        HttpResponse.json({ data: [{ resource: 'workers', count: 2 }] }),
      ),
    );
    await undo();
    await screen.findByText('Not undone. Depends on it: Employees (2).');
    expect(await isThere('Quay Three')).toBe(true);
  });

  it('offers nothing to undo where the caller may not delete', async () => {
    await api.ready;
    const write = [{ field: 'permission', op: 'eq', value: 'eip_locations_write' }] as const;
    await api.storage.table('role_permissions').remove(write);
    await add('Quay Four');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
