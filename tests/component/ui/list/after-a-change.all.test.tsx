import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { setWidth } from '@tests/helpers/window';
// Lazy in the portal. Imported here so that no test waits while they are transformed.
import '@ui/detail/detail-view';
import '@ui/form/delete-dialog';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => api.server.resetHandlers());
afterAll(() => api.server.close());

const path = '/clients/7/worksites';
const open = (address = path) => renderApp({ api, path: address, user: 'staff' });

const worksite = (id: number, location_name: string) => ({
  id,
  location_name,
  address: '1 Pier',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
  active_employees: 0,
  created_date: '2026-01-01',
});
const all = ['Alder', 'Birch', 'Cedar'].map((name, index) => worksite(index + 1, name));

/** Serves a list from which records can be deleted. */
const serve = (records = all) => {
  let remaining = records;
  api.server.use(
    http.get('*/api/eip/clients/7/locations', () =>
      HttpResponse.json({ data: remaining, total_count: remaining.length }),
    ),
    http.delete('*/api/eip/clients/7/locations/:id', ({ params }) => {
      remaining = remaining.filter(({ id }) => String(id) !== params['id']);
      return HttpResponse.json({ success: true });
    }),
  );
};
const remove = async (name: string) => {
  await person.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  await person.click(await screen.findByRole('button', { name: 'Delete worksite' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
};

describe.each([
  ['in a wide window', 1280],
  ['on a phone', 390],
])('deleting a record %s', (_, width) => {
  it('moves the focus to the record that takes its place', async () => {
    setWidth(width);
    serve();
    await open();
    await remove('Birch');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cedar' })).toHaveFocus());
    await remove('Cedar');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Alder' })).toHaveFocus());
  });

  it('moves the focus to the heading when it was the only one', async () => {
    setWidth(width);
    serve(all.slice(0, 1));
    await open();
    await remove('Alder');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('deleting the only record of the last page', () => {
  it('shows the page before, with the same search', async () => {
    setWidth(1280);
    let count = 11;
    const searches: string[] = [];
    api.server.use(
      http.get('*/api/eip/clients/7/locations', ({ request }) => {
        const query = new URL(request.url).searchParams;
        searches.push(query.get('search') ?? '');
        const offset = Number(query.get('offset'));
        const records = Array.from({ length: count }, (_, at) => worksite(at + 1, `Pier ${at + 1}`));
        return HttpResponse.json({ data: records.slice(offset, offset + 10), total_count: count });
      }),
      http.delete('*/api/eip/clients/7/locations/:id', () => {
        count -= 1;
        return HttpResponse.json({ success: true });
      }),
    );
    const { address } = await open(`${path}?page=1&search=pier`);
    await remove('Pier 11');
    expect(await screen.findByText('Pier 10')).toBeInTheDocument();
    expect(address()).toBe(`${path}?search=pier`);
    expect(new Set(searches)).toEqual(new Set(['pier']));
  });
});

describe('a new record', () => {
  it('can be opened from the notice', async () => {
    const { address } = await open(`${path}/new`);
    api.server.use(
      http.post('*/api/eip/clients/7/locations', () =>
        HttpResponse.json(worksite(90_001, 'Pier 9'), { status: 201 }),
      ),
      http.get('*/api/eip/clients/7/locations/90001', () => HttpResponse.json(worksite(90_001, 'Pier 9'))),
    );
    const fill = async (label: string, text: string) => {
      await person.click(await screen.findByLabelText(label));
      await person.paste(text);
    };
    await fill('Worksite name', 'Pier 9');
    await fill('Address', '1 Pier');
    await fill('City', 'Oakland');
    await person.selectOptions(screen.getByLabelText('State'), 'CA');
    await fill('Zip code', '94607');
    await person.click(screen.getByRole('button', { name: 'Add worksite' }));
    await person.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('dialog', { name: 'Pier 9' })).toBeInTheDocument();
    expect(address()).toBe(`${path}/90001`);
    expect(screen.queryByText('Worksite added.')).toBeNull();
  });
});
