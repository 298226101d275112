import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockApi } from '@mocks/node';
import { resources } from '@resources';
import '@ui/related/related-lists';
import vehicles from '@tests/fixtures/vehicles/vehicles';
import en from '@tests/fixtures/vehicles/words-en';
import worksites from '@tests/fixtures/vehicles/worksites';
import { renderAreas } from '@tests/helpers/render-areas';

const declared = [...resources.filter(({ name }) => name !== worksites.name), worksites, vehicles];
const api = createMockApi({ resources: declared });
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const worksitesOf = async (client: number) => {
  const { data } = await api.storage.table('locations').list({
    where: [{ field: 'client_id', op: 'eq', value: client }],
    sort: [{ field: 'id', order: 'asc' }],
    offset: 0,
    limit: 2,
  });
  return data.map(({ id, location_name }) => ({ id: Number(id), name: String(location_name) }));
};

test('the screens and the server agree on relations: list, count, filter, and a record that is added', async () => {
  await api.ready;
  const [site, other] = await worksitesOf(7);
  const vehicle = (plate: string, worksite_id: number) => ({
    client_id: 7,
    plate,
    worksite_id,
    vehicle_status: 'Repair',
    bought_on: null,
  });
  await api.storage
    .table('vehicles')
    .insertMany([vehicle('HERE-1', site!.id), vehicle('HERE-2', site!.id), vehicle('THERE', other!.id)]);
  const { token } = await api.signIn('admin@portal.example');
  const { address, user } = await renderAreas({
    resources: [worksites, vehicles],
    words: { vehicles: en },
    rights: {
      permissions: ['eip_menu_locations', 'eip_locations_write'],
      flags: { eip_locations: true, list_filters: true },
    },
    path: `/clients/7/worksites/${site!.id}`,
    token,
  });
  const section = async () => within(await screen.findByRole('region', { name: /^Vehicles/ }));
  const list = await section();
  expect(await list.findByText('HERE-2')).toBeVisible();
  expect(list.queryByText('THERE')).toBeNull();
  expect(list.getByRole('heading', { name: /^Vehicles\s*2$/ })).toBeVisible();
  await user.click(list.getByRole('link', { name: 'Add vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add vehicle' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Worksite/)).toHaveValue(site!.name));
  await user.type(dialog.getByLabelText('Plate'), 'HERE-3');
  await user.selectOptions(dialog.getByLabelText('Status'), 'Ready');
  await user.click(dialog.getByRole('button', { name: 'Add vehicle' }));
  await waitFor(() => expect(address()).toBe(`/clients/7/worksites/${site!.id}`));
  expect(await (await section()).findByText('HERE-3')).toBeVisible();
  await user.click((await section()).getByRole('link', { name: 'Vehicles: open as a list' }));
  await waitFor(() => expect(address()).toBe(`/clients/7/vehicles?status=All&worksite=${site!.id}`));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(await screen.findByLabelText('Worksite')).toHaveValue(site!.name);
});
