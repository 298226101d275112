import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Rights } from '@core/access/ability';
import type { RecordSpec } from '@core/resource/related';
import type { Resource } from '@core/resource/resource';
import { resources } from '@resources';
import '@ui/related/related-lists';
import '@ui/cells/relation-cell';
import vehicles from '@tests/fixtures/vehicles/vehicles';
import en from '@tests/fixtures/vehicles/words-en';
import es from '@tests/fixtures/vehicles/words-es';
import worksites from '@tests/fixtures/vehicles/worksites';
import { renderAreas } from '@tests/helpers/render-areas';

const locations = resources.find(({ name }) => name === 'locations') as Resource;
const worksite = {
  id: 3,
  location_name: 'North Yard',
  address: '1 Elm St',
  city: 'Reno',
  active_employees: 0,
};
const fleet = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  plate: `TRUCK-${String(at + 1).padStart(2, '0')}`,
  worksite_id: 3,
  worksite: 'North Yard',
  vehicle_status: at % 2 === 0 ? 'Ready' : 'Repair',
  bought_on: '2024-05-01',
}));

const calls: URL[] = [];
const created: unknown[] = [];
const answer = {
  vehicles: ({ request }: { readonly request: Request }): Response | Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const found = fleet.filter(({ plate }) => plate.includes(searchParams.get('search') ?? ''));
    const offset = Number(searchParams.get('offset'));
    return HttpResponse.json({
      data: found.slice(offset, offset + Number(searchParams.get('limit'))),
      total_count: found.length,
    });
  },
};
const server = setupServer(
  http.get('*/api/eip/clients/7/locations', () => HttpResponse.json({ data: [worksite], total_count: 1 })),
  http.get('*/api/eip/clients/7/locations/3', () => HttpResponse.json(worksite)),
  http.get('*/api/eip/clients/7/vehicles', (info) => answer.vehicles(info)),
  http.get('*/api/eip/clients/7/vehicles/:id', ({ params }) =>
    HttpResponse.json(fleet.find(({ id }) => String(id) === params['id'])),
  ),
  http.post('*/api/eip/clients/7/vehicles', async ({ request }) => {
    created.push(await request.json());
    return HttpResponse.json({ ...fleet[0], id: 99 }, { status: 201 });
  }),
  http.get('*/api/v1/*', () => HttpResponse.json({ data: [], total_count: 0 })),
);
const { vehicles: usual } = answer;
server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  calls.length = 0;
  created.length = 0;
  answer.vehicles = usual;
});
afterAll(() => server.close());

const rights: Rights = {
  permissions: ['eip_menu_locations', 'eip_locations_write'],
  flags: { eip_locations: true, list_filters: true },
};
const callsToVehicles = () => calls.filter(({ pathname }) => pathname.endsWith('/clients/7/vehicles'));
const answerWith = (make: () => Response | Promise<Response>) => {
  answer.vehicles = make;
};

interface OpenOptions {
  readonly related?: RecordSpec['related'] | undefined;
  readonly others?: readonly Resource[];
  readonly width?: number;
  readonly language?: 'en' | 'es';
  readonly as?: Rights;
  readonly query?: string;
}

const open = ({ related, others = [vehicles], query = '', as = rights, ...options }: OpenOptions = {}) => {
  const language = options.language ?? 'en';
  const words = { vehicles: language === 'en' ? en : es };
  return renderAreas({
    ...options,
    resources: [{ ...locations, ...(related && { record: { related } }) }, ...others],
    words: { ...words, trucks: { ...words.vehicles, title: 'Trucks' } },
    rights: as,
    path: `/clients/7/worksites/3${query}`,
  });
};
const section = (name = /^Vehicles/) => screen.findByRole('region', { name });

describe('the related list of a record', () => {
  test('shows the first page with its count, by one call with the filter', async () => {
    await open();
    const list = within(await section());
    expect(await list.findByText('TRUCK-01')).toBeVisible();
    expect(list.getByRole('heading', { name: /^Vehicles\s*12$/ })).toBeVisible();
    expect(list.getByText('1–10 of 12')).toBeVisible();
    expect(list.queryByText('North Yard')).toBeNull();
    expect(callsToVehicles().map(({ search }) => search)).toEqual([
      '?offset=0&limit=10&sort=plate&order=asc&worksite_id=3',
    ]);
  });

  test('turns pages, searches and sorts in the address of the record', async () => {
    const { address, user } = await open({ query: '?search=North' });
    const list = within(await section());
    await user.click(await list.findByRole('button', { name: 'Next page' }));
    expect(await list.findByText('TRUCK-11')).toBeVisible();
    expect(address()).toBe('/clients/7/worksites/3?search=North&vehicles.page=1');
    await user.type(list.getByRole('searchbox', { name: 'Search by plate' }), 'TRUCK-12{Enter}');
    await waitFor(() => expect(list.queryByText('TRUCK-11')).toBeNull());
    expect(list.getByText('TRUCK-12')).toBeVisible();
    expect(address()).toBe('/clients/7/worksites/3?search=North&vehicles.search=TRUCK-12');
    await user.click(list.getByRole('columnheader', { name: /^Bought/ }));
    await waitFor(() => expect(callsToVehicles().at(-1)?.search).toContain('sort=bought_on&order=asc'));
    expect(callsToVehicles().every(({ searchParams }) => searchParams.get('worksite_id') === '3')).toBe(true);
  });

  test('leads to the list with the same records', async () => {
    await open();
    const list = within(await section());
    expect(await list.findByRole('link', { name: 'Vehicles: open as a list' })).toHaveAttribute(
      'href',
      '/clients/7/vehicles?status=All&worksite=3',
    );
    expect(await list.findByRole('link', { name: 'TRUCK-02' })).toHaveAttribute(
      'href',
      '/clients/7/vehicles/2?status=All&worksite=3',
    );
  });

  test('adds a record with the relation filled in, and returns to the record', async () => {
    const { address, user } = await open({ related: worksites.record?.related });
    await user.click(await within(await section()).findByRole('link', { name: 'Add vehicle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add vehicle' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Worksite/)).toHaveValue('North Yard'));
    await user.type(dialog.getByLabelText('Plate'), 'NEW-1');
    await user.selectOptions(dialog.getByLabelText('Status'), 'Ready');
    await user.click(dialog.getByRole('button', { name: 'Add vehicle' }));
    await waitFor(() => expect(address()).toBe('/clients/7/worksites/3'));
    expect(created).toEqual([{ plate: 'NEW-1', worksite_id: 3, vehicle_status: 'Ready' }]);
    expect(await section()).toBeVisible();
  });

  test('does not offer to add a record unless the declaration says so', async () => {
    await open();
    const list = within(await section());
    await list.findByText('TRUCK-01');
    expect(list.queryByRole('link', { name: 'Add vehicle' })).toBeNull();
  });

  test('is a list of cards on a phone, in Spanish', async () => {
    await open({ width: 390, language: 'es' });
    const list = within(await section(/^Vehículos/));
    expect(await list.findByText('TRUCK-01')).toBeVisible();
    expect(list.queryByRole('grid')).toBeNull();
    expect(list.getByRole('link', { name: 'Vehículos: abrir como lista' })).toBeVisible();
    expect(list.getByText('1–10 de 12')).toBeVisible();
  });
});

describe('a related list without rows', () => {
  test('says that there are none, and offers to add one', async () => {
    answerWith(() => HttpResponse.json({ data: [], total_count: 0 }));
    await open({ related: { vehicles: { create: true } } });
    const list = within(await section());
    expect(await list.findByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
    expect(list.getByRole('link', { name: 'Add vehicle' })).toHaveAttribute(
      'href',
      '/clients/7/vehicles/new?status=All&worksite=3',
    );
    expect(callsToVehicles()).toHaveLength(1);
  });

  test('is busy while it loads', async () => {
    answerWith(() => new Promise<Response>(() => undefined));
    await open();
    const list = await section();
    await waitFor(() => expect(list.querySelector('[aria-busy="true"]')).not.toBeNull());
  });

  test('says that it is refused', async () => {
    answerWith(() => HttpResponse.json({ detail: 'forbidden' }, { status: 403 }));
    await open();
    const list = within(await section());
    expect(await list.findByRole('alert')).toHaveTextContent('You do not have access to this list.');
  });

  test('can be loaded again after a failure', async () => {
    answerWith(() => HttpResponse.json({ detail: 'broken' }, { status: 500 }));
    const { user } = await open();
    const list = within(await section());
    expect(await list.findByText('Vehicles could not be loaded')).toBeVisible();
    answer.vehicles = usual;
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('TRUCK-01')).toBeVisible();
  });
});

describe('which related lists are shown', () => {
  const shown = async (options: OpenOptions) => {
    await open(options);
    await waitFor(() => expect(screen.getAllByText('1 Elm St')).toHaveLength(2));
    return screen.queryByRole('region', { name: /^Vehicles/ });
  };

  test.each<[string, OpenOptions]>([
    ['that the declaration leaves out', { related: { vehicles: false } }],
    [
      'that the user may not open',
      { others: [{ ...vehicles, access: { permissions: ['eip_menu_users'] } }] },
    ],
    ['that the server cannot filter', { as: { ...rights, flags: { eip_locations: true } } }],
  ])('none %s, and nothing is asked for', async (_, options) => {
    expect(await shown(options)).toBeNull();
    expect(callsToVehicles()).toEqual([]);
  });

  test('several are tabs with counts, and the open one is in the address', async () => {
    const trucks = { ...vehicles, name: 'trucks', path: 'trucks' };
    const { address, user } = await open({
      others: [vehicles, trucks],
      related: { trucks: {}, vehicles: {} },
    });
    const tabs = await screen.findAllByRole('tab');
    await waitFor(() =>
      expect(tabs.map(({ textContent }) => textContent)).toEqual(['Trucks12', 'Vehicles12']),
    );
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Trucks');
    await user.click(tabs[1]!);
    expect(await screen.findByRole('tabpanel', { name: /^Vehicles/ })).toBeVisible();
    expect(address()).toBe('/clients/7/worksites/3?related=vehicles');
  });
});

describe('the name of a related record', () => {
  const openList = (as: Rights, width = 1280, query = '') =>
    renderAreas({
      resources: [locations, vehicles],
      words: { vehicles: en },
      rights: as,
      path: `/clients/7/vehicles${query}`,
      width,
    });

  test.each([1280, 390])('links to the record in a window of %i px', async (width) => {
    await openList(rights, width);
    const [link] = await screen.findAllByRole('link', { name: 'North Yard' });
    expect(link).toHaveAttribute('href', '/clients/7/worksites/3');
  });

  test('is text for a user who may not open the related list', async () => {
    await openList({ permissions: ['eip_menu_locations'], flags: { list_filters: true } });
    expect((await screen.findAllByText('North Yard'))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'North Yard' })).toBeNull();
  });

  test('is the text of the chip of its filter on a phone', async () => {
    const { address, user } = await openList(rights, 390, '?status=All&worksite=3');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Worksite: North Yard' }));
    await waitFor(() => expect(address()).toBe('/clients/7/vehicles?status=All'));
  });

  test('is the choice of its filter, and can be searched for', async () => {
    const { address, user } = await openList(rights, 1280, '?status=All');
    const filter = await screen.findByLabelText('Worksite');
    await user.type(filter, 'North');
    await user.click(await screen.findByRole('option', { name: /^North Yard/ }));
    await waitFor(() => expect(address()).toBe('/clients/7/vehicles?status=All&worksite=3'));
    await waitFor(() => expect(callsToVehicles().at(-1)?.searchParams.get('worksite_id')).toBe('3'));
  });
});

describe('the input of a relation', () => {
  const openForm = (rest: string) =>
    renderAreas({
      resources: [locations, vehicles],
      words: { vehicles: en },
      rights,
      path: `/clients/7/vehicles/${rest}`,
    });

  test('keeps the name of the chosen record without a call, and can be cleared where the relation may be empty', async () => {
    const { user } = await openForm('2/edit');
    const input = await screen.findByLabelText(/^Worksite/, { selector: '[role="dialog"] input' });
    expect(input).toHaveValue('North Yard');
    expect(calls.filter(({ pathname }) => pathname.endsWith('/locations/3'))).toEqual([]);
    await user.click(input);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(input).toHaveValue('');
  });

  test('says when no record matches', async () => {
    server.use(
      http.get('*/api/eip/clients/7/locations', () => HttpResponse.json({ data: [], total_count: 0 })),
    );
    const { user } = await openForm('new');
    await user.type(await screen.findByLabelText(/^Worksite/, { selector: '[role="dialog"] input' }), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    server.resetHandlers();
  });

  test('is left out for a user who may not open the related list', async () => {
    await renderAreas({
      resources: [locations, vehicles],
      words: { vehicles: en },
      rights: { permissions: ['eip_menu_locations'], flags: { list_filters: true } },
      path: '/clients/7/vehicles/2/edit',
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Plate')).toHaveValue('TRUCK-02');
    expect(dialog.queryByLabelText(/^Worksite/)).toBeNull();
    expect(calls.filter(({ pathname }) => pathname.includes('/locations'))).toEqual([]);
  });
});

test('a record that others refer to is not deleted, and the dialog says why', async () => {
  server.use(
    http.get('*/api/eip/clients/7/locations/3/dependents', () => HttpResponse.json({ data: [] })),
    http.delete('*/api/eip/clients/7/locations/3', () =>
      HttpResponse.json({ detail: 'referenced' }, { status: 409 }),
    ),
  );
  const { user } = await renderAreas({
    resources: [locations, vehicles],
    words: { vehicles: en },
    rights,
    path: '/clients/7/worksites',
  });
  await user.click(await screen.findByRole('button', { name: 'Delete North Yard' }));
  await user.click(await screen.findByRole('button', { name: 'Delete worksite' }));
  expect(await screen.findByText(/^Other records refer to this one\./)).toBeVisible();
  server.resetHandlers();
});
