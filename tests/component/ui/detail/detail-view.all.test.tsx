import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import '@ui/detail/detail-view';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
let requestedPaths: string[] = [];
api.server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  if (/\/workers(\/\d+)?$/.test(pathname)) requestedPaths.push(pathname);
});

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  requestedPaths = [];
  api.server.resetHandlers();
});
afterAll(() => api.server.close());

interface Worker {
  readonly id: number;
  readonly full_name: string;
}

/** Returns the first worker of client 1 by name. */
const firstWorker = async () => {
  await api.ready;
  const { token } = await api.signIn('admin@portal.example');
  const get = async (path: string) => {
    const answer = await api.app.request(`/api/eip/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await answer.json()) as { data: Worker[] };
  };
  const { data } = await get(
    'clients/1/workers?offset=0&limit=10&sort=full_name&order=asc&all_cutoff_met=null',
  );
  return data[0]!;
};

/** Rejects the calls for single workers from now on. Other calls under `workers/` go through. */
const refuse = (status: number, detail: string) =>
  api.server.use(
    http.get('*/workers/:id', ({ params }) =>
      Number.isNaN(Number(params['id'])) ? undefined : HttpResponse.json({ detail }, { status }),
    ),
  );

const open = async (width: number, language: 'en' | 'es' = 'en') => {
  const worker = await firstWorker();
  setWidth(width);
  const path = `/clients/1/employees/${worker.id}?status=All`;
  const app = await renderApp({ api, path, user: 'admin', language });
  return { ...app, worker, path, user: person };
};

describe('one record on a wide screen', () => {
  it('opens in a drawer over its list with one call', async () => {
    const { worker } = await open(1280);
    const drawer = await screen.findByRole('dialog', { name: worker.full_name });
    expect(within(drawer).getByRole('heading', { level: 2, name: worker.full_name })).toBeVisible();
    const sections = within(drawer).getAllByRole('heading', { level: 3 });
    expect(sections.map((section) => section.textContent)).toEqual([
      'Employment',
      'Work and wages',
      'Personal',
    ]);
    expect(within(drawer).getByText('Date of birth')).toBeVisible();
    expect(within(drawer).getByText('Data updates every night.')).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`#${worker.id} · Employees · Client Portal`));
    expect(requestedPaths.filter((path) => path.endsWith(`/${worker.id}`))).toHaveLength(1);
  });

  it('closes with Escape, returns to the list with its query, and focuses the row', async () => {
    const { user, address, worker } = await open(1280);
    await screen.findByRole('dialog', { name: worker.full_name });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/clients/1/employees?status=All'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: worker.full_name })).toHaveFocus());
  });

  it('shows at once when it does not exist, and keeps the list', async () => {
    await renderApp({ api, path: '/clients/1/employees/99999999', user: 'admin' });
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Not Found')).toBeVisible();
    expect(requestedPaths.filter((path) => path.endsWith('/99999999'))).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Employees');
  });

  it('shows a message without a retry button when the user may not see it', async () => {
    const worker = await firstWorker();
    refuse(403, 'forbidden');
    setWidth(1280);
    await renderApp({ api, path: `/clients/1/employees/${worker.id}`, user: 'admin' });
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('You are not allowed to see this record.')).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    const worker = await firstWorker();
    refuse(500, 'broken');
    setWidth(1280);
    await renderApp({ api, path: `/clients/1/employees/${worker.id}`, user: 'admin' });
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('This record could not be loaded')).toBeVisible();
    api.server.resetHandlers();
    await person.click(within(drawer).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: worker.full_name })).toBeVisible();
  });
});

describe('one record on a phone', () => {
  it('replaces the list without fetching it, and goes back to it', async () => {
    const { user, address, worker } = await open(390, 'es');
    const heading = await screen.findByRole('heading', { level: 1, name: worker.full_name });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requestedPaths).toEqual([`/api/eip/clients/1/workers/${worker.id}`]);
    await user.click(screen.getByRole('button', { name: 'Volver a Empleados' }));
    await waitFor(() => expect(address()).toBe('/clients/1/employees?status=All'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Empleados' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: worker.full_name })).toBeVisible());
  });
});

describe('the previous and next record', () => {
  const requirements = async () => {
    await api.ready;
    const rows = await api.storage.table('compliance').list({
      where: [{ field: 'client_id', op: 'eq', value: 7 }],
      sort: [
        { field: 'compliance_status', order: 'desc' },
        { field: 'due_date', order: 'asc' },
      ],
      offset: 0,
      limit: 12,
    });
    return rows.data.map(({ id, requirement }) => ({ id: String(id), name: String(requirement) }));
  };
  const visit = async (rest: string) => {
    setWidth(1280);
    const app = await renderApp({ api, path: `/clients/7/compliance${rest}`, user: 'admin' });
    return { ...app, user: person };
  };
  const heading = (name: string) =>
    waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(name));

  it('are linked in the order of the list, across pages', async () => {
    const rows = await requirements();
    const { user, address } = await visit(`/${rows[8]!.id}`);
    const drawer = await screen.findByRole('dialog');
    const next = await within(drawer).findByRole('link', { name: 'Next' });
    expect(within(drawer).getByText(/^9 of \d+$/)).toBeVisible();
    await user.click(next);
    await heading(rows[9]!.name);
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Next' })).toHaveAttribute(
        'href',
        `/clients/7/compliance/${rows[10]!.id}?page=1`,
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await heading(rows[10]!.name);
    await waitFor(() => expect(screen.getByText(/^11 of \d+$/)).toBeVisible());
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await heading(rows[9]!.name);
    expect(address()).toBe(`/clients/7/compliance/${rows[9]!.id}`);
  });

  it('end where the list ends', async () => {
    const [first] = await requirements();
    await visit(`/${first!.id}`);
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('are not shown for a record that is not in the list', async () => {
    const [first] = await requirements();
    await visit(`/${first!.id}?search=zzzz`);
    await screen.findByRole('heading', { level: 2, name: first!.name });
    expect(screen.queryByText(/ of \d+$/)).toBeNull();
  });
});
