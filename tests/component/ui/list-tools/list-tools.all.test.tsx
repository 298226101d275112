import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockApi } from '@mocks/node';
import { renderApp } from '@tests/helpers/render-app';
import { savedFiles } from '@tests/helpers/saved-files';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
const requestedUrls: URL[] = [];
let saved: ReturnType<typeof savedFiles> = [];
api.server.events.on('request:start', ({ request }) => void requestedUrls.push(new URL(request.url)));
const files = () => requestedUrls.filter(({ searchParams }) => searchParams.get('format') === 'csv');

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  requestedUrls.length = 0;
  saved = savedFiles();
  await api.ready;
  await api.storage.table('saved_views').remove([]);
  await api.storage.table('default_views').remove([]);
  await api.storage.table('user_choices').remove([]);
});
afterEach(() => {
  api.server.resetHandlers();
  localStorage.clear();
});
afterAll(() => api.server.close());

const employees = async (query = '', user = 'admin', language: 'en' | 'es' = 'en') => {
  const view = await renderApp({ api, path: `/clients/1/employees${query}`, user, language });
  await waitFor(() => expect(document.querySelectorAll('.MuiDataGrid-row').length).toBeGreaterThan(0));
  return view;
};
/** Stores a view of the first client's employees. */
const seedView = async (name: string, address: string, mine = true) => {
  const admin = await api.storage
    .table('users')
    .first([{ field: 'username', op: 'eq', value: 'admin@portal.example' }]);
  const id = Number(admin?.['id']);
  await api.storage.table('saved_views').insert({
    user_id: mine ? id : id + 1000,
    resource: 'workers',
    client_id: 1,
    name,
    address,
    shared: !mine,
    created: '',
  });
};
// Queries by role read the styles of the whole page, which takes seconds here. The names are enough.
const selectors = {
  button: 'button',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  menuitemcheckbox: '[role=menuitemcheckbox]',
};
const find = (name: string | RegExp, role: keyof typeof selectors = 'button') =>
  waitFor(() => {
    const found = [...document.querySelectorAll(selectors[role])].find((element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return typeof name === 'string' ? text === name : name.test(text);
    });
    if (!found) throw new Error(`no ${role} is called ${String(name)}`);
    return found;
  });
const press = async (name: string | RegExp, role?: keyof typeof selectors) => {
  const element = await find(name, role);
  fireEvent.click(element);
  return element;
};
const type = (label: string, value: string) =>
  screen.findByLabelText(label).then((input) => fireEvent.change(input, { target: { value } }));
const headers = () => [...document.querySelectorAll('[role=columnheader]')].map((cell) => cell.textContent);

describe('the export', () => {
  it('requests all matching rows with the shown order and columns, and saves the file', async () => {
    await employees('?status=All&search=a&sortBy=hire_date&sortOrder=desc&page=0');
    await press('Export CSV');
    await screen.findByText(/rows? saved as employees-.*\.csv/);
    const [call] = files();
    expect(Object.fromEntries(call?.searchParams ?? [])).toMatchObject({
      search: 'a',
      all_cutoff_met: 'null',
      sort: 'hire_date',
      order: 'desc',
      columns: 'full_name,employee_status,class_code_id,hire_date,days_worked,ytd_wages,pct_cutoff_met',
      language: 'en',
    });
    expect(call?.searchParams.has('offset')).toBe(false);
    expect(saved[0]?.name).toMatch(/^employees-.*\.csv$/);
    expect(await saved[0]?.blob?.text()).toContain('Employee,Status');
  });

  it("leaves out hidden columns and uses the user's language", async () => {
    await employees('', 'admin', 'es');
    await press('Columnas');
    await press('Fecha de ingreso', 'menuitemcheckbox');
    fireEvent.keyDown(await find('Fecha de ingreso', 'menuitemcheckbox'), { key: 'Escape' });
    await press('Exportar CSV');
    await screen.findByText(/guardadas? en empleados-/);
    const query = files()[0]?.searchParams;
    expect(query?.get('columns')).not.toContain('hire_date');
    expect(query?.get('language')).toBe('es');
  });

  it('shows its progress and can be cancelled', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('a\r\n'.repeat(12_001))),
    });
    await employees();
    api.server.use(
      http.get('*/workers', ({ request }) =>
        request.url.includes('format=csv')
          ? new HttpResponse(body, { headers: { 'X-Total-Count': '25000', 'Content-Type': 'text/csv' } })
          : undefined,
      ),
    );
    const button = await press('Export CSV');
    await screen.findByText('12,000 of 25,000 rows');
    expect(
      document.querySelector('[aria-valuetext="12,000 of 25,000 rows"]')?.getAttribute('aria-valuenow'),
    ).toBe('48');
    expect(button).toHaveProperty('disabled', true);
    await press('Cancel');
    const call = calls.mock.calls.find(
      ([address]) => typeof address === 'string' && address.includes('format=csv'),
    );
    expect(call?.[1]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByText('Exporting Employees')).toBeNull());
    expect(saved).toEqual([]);
  });

  it.each([
    [500, 'The server could not create the file. Nothing was saved.'],
    [429, 'Too many files are being created. Wait until one of yours is ready, or try again in a moment.'],
  ])('shows a message when it failed with %i, and can be retried', async (status, words) => {
    await employees();
    api.server.use(
      http.get('*/workers', ({ request }) =>
        request.url.includes('format=csv') ? HttpResponse.json({ detail: 'x' }, { status }) : undefined,
      ),
    );
    await press('Export CSV');
    await screen.findByText(words);
    api.server.resetHandlers();
    await press('Try again');
    await screen.findByText(/saved as employees/);
    expect(screen.queryByText('The export did not finish')).toBeNull();
  });

  it('is not offered for a list without rows', async () => {
    await renderApp({ api, path: '/clients/1/employees?search=no-employee-is-called-so', user: 'admin' });
    await screen.findByText('No employees found', { selector: 'h2, h3' });
    expect(await find('Export CSV')).toHaveProperty('disabled', true);
  });
});

describe('the columns', () => {
  it('can be chosen, are stored for each user, and can be reset', async () => {
    const first = await employees();
    expect(headers()).toContain('Hire date');
    await press('Columns');
    const name = await find('Employee, always shown', 'menuitemcheckbox');
    expect(name.getAttribute('aria-disabled')).toBe('true');
    await press('Hire date', 'menuitemcheckbox');
    await press('Compact', 'menuitemradio');
    const [key] = Object.keys(localStorage).filter((entry) => entry.startsWith('portal.columns.'));
    expect(key).toMatch(/^portal\.columns\.\d+\.workers$/);
    const stored = localStorage.getItem(key ?? '');
    expect(JSON.parse(stored ?? '')).toEqual({ hidden: ['hire_date'], density: 'compact' });
    first.unmount();
    localStorage.setItem('portal.columns.1234.workers', JSON.stringify({ hidden: ['ytd_wages'] }));
    await employees();
    expect(headers()).not.toContain('Hire date');
    expect(headers()).toContain('YTD wages');
    await press('Columns');
    await press('Reset', 'menuitem');
    expect(localStorage.getItem(key ?? '')).toBeNull();
  });

  it('can be moved left and right in the menu, and the file has the same order', async () => {
    setWidth(1400);
    await employees();
    expect(headers().slice(0, 4)).toEqual(['Employee', 'Status', 'Class code', 'Hire date']);
    await press('Columns');
    expect((await find('Move Status up', 'menuitem')).getAttribute('aria-disabled')).toBe('true');
    await press('Move Hire date up', 'menuitem');
    await press('Move Hire date up', 'menuitem');
    await press('Move Class code down', 'menuitem');
    const order = ['Employee', 'Hire date', 'Status', 'Days worked', 'Class code'];
    await waitFor(() => expect(headers().slice(0, 5)).toEqual(order));
    fireEvent.keyDown(await find('Hire date', 'menuitemcheckbox'), { key: 'Escape' });
    await press('Export CSV');
    await screen.findByText(/rows? saved as/);
    expect(files()[0]?.searchParams.get('columns')).toMatch(
      /^full_name,hire_date,employee_status,days_worked,class_code_id,/,
    );
  });
});

describe('views', () => {
  const openViews = () => press(/^Views/);

  it('can be saved under a name and applied, and are recognized by their address', async () => {
    const { address, router } = await employees('?status=Terminated&sortBy=hire_date');
    await openViews();
    await press('Save current view as…', 'menuitem');
    await type('Name', 'Left us');
    fireEvent.click(screen.getByLabelText('Make it my default'));
    await press(/^Save view/);
    await screen.findByText('View Left us saved');
    await find('Views, Left us applied');
    await router.navigate('/clients/1/employees?page=1');
    await openViews();
    const item = await find('Left us, default', 'menuitemradio');
    expect(item.getAttribute('aria-checked')).toBe('false');
    fireEvent.click(item);
    await waitFor(() => expect(address()).toBe('/clients/1/employees?sortBy=hire_date&status=Terminated'));
    await openViews();
    await press('Standard view', 'menuitemradio');
    await waitFor(() => expect(address()).toBe('/clients/1/employees'));
    expect(
      requestedUrls.filter(
        ({ pathname, searchParams }) => pathname.endsWith('/saved-views') && searchParams.has('client_id'),
      ),
    ).toHaveLength(2);
  });

  it('need a unique name', async () => {
    await seedView('Mine', '?cutoff=Met');
    await employees();
    await openViews();
    await press('Save current view as…', 'menuitem');
    const isRefused = async (why: string) => {
      await press(/^Save view/);
      await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(new RegExp(why)));
    };
    await isRefused('Name is required');
    await type('Name', 'x'.repeat(61));
    await isRefused('Name can have at most 60 characters');
    await type('Name', 'MINE');
    await isRefused('You already have a view with this name');
  });

  it('can be renamed, replaced and shared', async () => {
    await seedView('Mine', '?cutoff=Met');
    await employees('?status=Inactive');
    await openViews();
    await press('Manage views…', 'menuitem');
    await press('Edit Mine');
    await type('Name', 'Idle');
    fireEvent.click(await screen.findByLabelText('Replace it with what the list shows now'));
    fireEvent.click(screen.getByLabelText(/^Share with colleagues of /));
    await press(/^Save changes/);
    await screen.findByLabelText('Delete Idle');
    const row = await api.storage.table('saved_views').first([]);
    expect(row).toMatchObject({ name: 'Idle', address: '?status=Inactive', shared: true });
  });

  it('of colleagues can only be made the default; own ones can be deleted', async () => {
    await seedView('Mine', '?cutoff=Met');
    await seedView('Theirs', '', false);
    await employees();
    await openViews();
    await press('Manage views…', 'menuitem');
    await press('Make Theirs the default');
    expect(screen.queryByLabelText('Delete Theirs')).toBeNull();
    await find(/^Theirs is the default/);
    await press('Delete Mine');
    await screen.findByText('The list itself stays as it is.');
    await press(/^Delete view/);
    await screen.findByText('View Mine deleted');
    await waitFor(() => expect(screen.queryByLabelText('Delete Mine')).toBeNull());
  });

  it('that cannot be loaded do not affect the list and can be loaded again', async () => {
    api.server.use(http.get('*/saved-views', () => HttpResponse.json({ nonsense: true })));
    await employees();
    await openViews();
    await screen.findByText('Views could not be loaded.');
    api.server.resetHandlers();
    await press('Try again', 'menuitem');
    await waitFor(() => expect(screen.queryByText('Views could not be loaded.')).toBeNull());
    // The portal retries twice before it fails.
  }, 30_000);
});
