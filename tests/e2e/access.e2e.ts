import { accounts } from './setup/accounts';
import { bigClient, callApi, clientId, tokenOf } from './setup/api';
import { expect, test } from './setup/fixtures';
import { untilRows } from './setup/list';

const listQuery = 'offset=0&limit=10&order=asc';

interface UserRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly role_id: number;
}

const userOf = async (username: string, token: string): Promise<UserRow> => {
  const path = `/api/v1/users?${listQuery}&sort=first_name&search=${encodeURIComponent(username)}`;
  const { body } = await callApi<{ data: UserRow[] }>(path, { token });
  return body.data[0]!;
};

test.describe('removing a permission from a user', () => {
  test('ends the sessions at once, and hides menu entry, column and route after the next sign-in', async ({
    newVisit,
  }) => {
    const admin = await tokenOf('admin');
    const internal = await userOf(accounts.internal, admin);
    const limited = await userOf(accounts.limited, admin);
    const full = await callApi<{ eip_clients: { id: number }[] }>(`/api/v1/users/${internal.id}`, {
      token: admin,
    });
    // Two clients, so that the user still chooses one.
    const all = await callApi<{ data: { client_account_id: number }[] }>('/api/eip/clients?limit=2', {
      token: admin,
    });
    const clients = [
      await clientId(bigClient),
      ...all.body.data.map(({ client_account_id: id }) => id),
    ].slice(0, 2);
    const setRole = (role: number, clientIds: readonly number[]) =>
      callApi(`/api/v1/users/${internal.id}`, {
        method: 'PUT',
        token: admin,
        body: {
          id: internal.id,
          first_name: internal.first_name,
          last_name: internal.last_name,
          username: internal.username,
          role_id: role,
          eip_client_ids: clientIds,
        },
      });
    const token = await tokenOf('internal');
    const workers = `/api/eip/clients/${await clientId(bigClient)}/workers?${listQuery}&sort=full_name`;
    const before = await callApi(workers, { token });
    expect(before.status).toBe(200);
    const visit = await newVisit();
    await visit.enter('internal', '/clients');
    await untilRows(visit.page);
    await visit.page.getByRole('columnheader', { name: 'Last Login' }).waitFor();
    try {
      expect((await setRole(limited.role_id, clients)).status).toBe(200);
      // A change of role ends every session; the new role applies to the next one.
      expect((await callApi(workers, { token })).status).toBe(401);
      const later = await newVisit();
      await later.enter('internal');
      expect(await later.page.getByRole('link', { name: 'Employees' }).count()).toBe(0);
      expect(await later.page.getByRole('columnheader', { name: 'Last Login' }).count()).toBe(0);
      await later.open(`/clients/${await clientId(bigClient)}/employees`);
      await later.page.waitForURL('**/clients/forbidden');
    } finally {
      await setRole(
        internal.role_id,
        full.body.eip_clients.map(({ id }) => id),
      );
    }
  });
});
