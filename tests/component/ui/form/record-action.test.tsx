import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import users from '@resources/client-users';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';

const api = createMockApi();
beforeAll(() => api.server.listen());
afterAll(() => api.server.close());

describe('a read-only record', () => {
  it('has a disabled form with the reason, and its one remaining action', async () => {
    await api.ready;
    const { storage } = api;
    const viewer = {
      role_id: 8,
      role_name: 'Worksite Viewer',
      stage: 'active',
      created: '2026-01-01T00:00:00Z',
    };
    const row = await storage
      .table('users')
      .insert({ ...viewer, first_name: 'Ada', last_name: 'Both', username: 'ada@both.example' });
    const id = Number(row['id']);
    for (const client of [7, 1])
      await storage.table('user_clients').insert({ user_id: id, client_id: client });
    await renderResource(users, { api, user: 'staff', rest: `/${id}/edit` });
    const dialog = await screen.findByRole('dialog', { name: 'User' });
    expect(await within(dialog).findByRole('note')).toHaveTextContent('This person also works for others');
    expect(within(dialog).getByLabelText('First name')).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: 'Save user' })).not.toBeInTheDocument();
    await person.click(
      within(dialog).getByRole('button', { name: 'Remove from this client ada@both.example' }),
    );
    // The dialog's code is fetched when it opens.
    const question = await screen.findByRole(
      'alertdialog',
      { name: 'Remove ada@both.example from this client?' },
      { timeout: 15_000 },
    );
    await person.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from this client.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const left = await storage.table('user_clients').find([{ field: 'user_id', op: 'eq', value: id }]);
    expect(left.map((link) => link['client_id'])).toEqual([1]);
  });
});
