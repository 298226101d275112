import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import compliance from '@resources/compliance/resource';
import '@ui/detail/detail-view';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

it('a record is shown with links to its client, and to its list with the filters in force', async () => {
  await api.ready;
  const [row] = await api.storage.table('compliance').find([{ field: 'client_id', op: 'eq', value: 7 }], 1);
  setWidth(1280);
  const { address } = await renderResource(compliance, { api, rest: `/${String(row?.id)}?status=Overdue` });
  const trail = within(await screen.findByRole('navigation', { name: 'Where this record is' }));
  expect(trail.getByRole('link', { name: 'Harbor Lane Markets' })).toHaveAttribute('href', '/clients/7');
  await person.click(trail.getByRole('link', { name: 'Compliance' }));
  await waitFor(() => expect(address()).toBe('/clients/7/compliance?status=Overdue'));
});
