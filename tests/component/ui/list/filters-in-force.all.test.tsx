import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import claims from '@resources/claims/resource';
import locations from '@resources/locations/resource';
import workers from '@resources/workers/resource';
import type { Language } from '@lib/i18n';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
const requestedStatuses: string[] = [];

/** Employees whose status the list's default filter excludes. */
const hidden = {
  'Quillon Zybert': 'Terminated',
  'Quenby Ztwo': 'Terminated',
  'Quest Ztwo': 'Inactive',
} as const;

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  api.server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (/\/workers$/.test(pathname)) requestedStatuses.push(searchParams.get('employee_status') ?? 'all');
  });
  await api.ready;
  const table = api.storage.table('workers');
  const [model] = await table.find([{ field: 'client_id', op: 'eq', value: 7 }], 1);
  for (const [at, [full_name, employee_status]] of Object.entries(hidden).entries())
    await table.insert({ ...model, id: 8_000_001 + at, full_name, employee_status });
});
afterEach(() => {
  requestedStatuses.length = 0;
  setWidth(1280);
});
afterAll(() => api.server.close());

const open = async (rest: string, language: Language = 'en') =>
  renderResource(workers, { api, user: 'staff', rest, language });

describe('a search without results', () => {
  it('links to the filter option with a match', async () => {
    const { address } = await open('?search=zybert');
    const link = await screen.findByRole('link', { name: '1 match among Terminated: show' });
    expect(requestedStatuses).toEqual(['Active', 'all']);
    await person.click(link);
    expect(await screen.findByText('Quillon Zybert')).toBeInTheDocument();
    expect(address()).toMatch(/\/employees\?search=zybert&status=Terminated$/);
  });

  it('links to each option with matches', async () => {
    await open('?search=ztwo');
    expect(await screen.findByRole('link', { name: '1 match among Terminated: show' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 match among Inactive: show' })).toBeInTheDocument();
  });

  it('is translated to Spanish', async () => {
    await open('?search=zybert', 'es');
    expect(
      await screen.findByRole('link', { name: '1 resultado en Dados de baja: mostrar' }),
    ).toBeInTheDocument();
  });

  it('shows no link when nothing matches at all', async () => {
    const { words } = await open('?search=nobody+of+this+name');
    await screen.findByRole('heading', { name: words.noResult.title });
    await waitFor(() => expect(requestedStatuses).toEqual(['Active', 'all']));
    expect(screen.queryByRole('link', { name: /show$/ })).toBeNull();
  });
});

describe.each([1280, 390])('at %i px an active filter', (width) => {
  const remove = (text: string) => screen.findByRole('button', { name: `Remove filter ${text}` });

  it('is shown when it applies by default, and its removal shows all records', async () => {
    setWidth(width);
    const { address } = await open('');
    await person.click(await remove('Status: Active'));
    await waitFor(() => expect(address()).toMatch(/\?status=All$/));
    await waitFor(() => expect(screen.queryByLabelText('Remove filter Status: Active')).toBeNull());
  });

  it('is shown with its label when a link set it', async () => {
    setWidth(width);
    const { address } = await open('?hired=payPeriod&worksite=Nowhere');
    await remove('Hired: This pay period');
    await person.click(await remove('Worksite: Nowhere'));
    await waitFor(() => expect(address()).toMatch(/\?hired=payPeriod$/));
  });

  it('shows months and days', async () => {
    setWidth(width);
    await renderResource(claims, { api, user: 'staff', rest: '?injured=2026-10&closed=2026-08-25..' });
    await remove('Injury date: Oct 2026');
    await remove('Closed: 08/25/2026 –');
  });
});

it('a count in a row links to the records that it counts', async () => {
  const { address } = await renderResource(locations, { api, user: 'staff' });
  const [link] = await screen.findAllByLabelText(/^Active employees: \d+$/);
  const count = Number(link!.textContent);
  await person.click(link!);
  await waitFor(() => expect(address()).toMatch(/\/employees\?worksite=/));
  expect(await screen.findByText(`${count} employee${count === 1 ? '' : 's'}`)).toBeInTheDocument();
});
