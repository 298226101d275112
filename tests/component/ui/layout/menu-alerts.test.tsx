import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import { person } from '@tests/helpers/person';
import { renderApp } from '@tests/helpers/render-app';
import { setWidth } from '@tests/helpers/window';
// Lazy in the portal. Imported here so that no test waits while it is transformed.
import '@ui/layout/menu-alerts';

const api = createMockApi();
let counted: string[] = [];
api.server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/api/v1/jobs')) counted.push(search);
});
const table = () => api.storage.table('jobs');
const addFailed = async (count: number) => {
  await api.ready;
  const created = '2026-03-01T10:00:00.000Z';
  const job = { kind: 'notice', queue: 'account', job_status: 'failed', tries: 8, created, due: created };
  await table().insertMany(
    Array.from({ length: count }, () => ({ ...job, ended: created, error: 'Error EAUTH', request: '' })),
  );
};
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  api.server.resetHandlers();
  await table().remove([{ field: 'job_status', op: 'eq', value: 'failed' }]);
  counted = [];
});
afterAll(() => api.server.close());

/** Opens a page with little besides the menu. */
const open = (path = '/account', user = 'admin', language: 'en' | 'es' = 'en') => {
  setWidth(1280);
  return renderApp({ api, user, path, language });
};
const menu = async () => within(await screen.findByRole('navigation', { name: /Main menu|Menú principal/ }));

describe('the failed jobs in the menu', () => {
  it('are counted by one small call, and open when they are chosen', async () => {
    await addFailed(2);
    const { address } = await open();
    const link = await (await menu()).findByRole('link', { name: '2 failed jobs' });
    expect(counted).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(counted[0]))).toMatchObject({
      limit: '1',
      job_status: 'failed',
    });
    await person.click(link);
    await waitFor(() => expect(address()).toBe('/jobs?status=failed'));
  });

  it('are counted again after one was tried again', async () => {
    await addFailed(1);
    await open('/jobs?status=failed');
    await (await menu()).findByRole('link', { name: '1 failed job' });
    await person.click(await screen.findByRole('button', { name: /^Try again/ }));
    const question = await screen.findByRole('alertdialog');
    await person.click(within(question).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '1 failed job' })).toBeNull());
  });

  it('have Spanish words', async () => {
    await addFailed(2);
    await open('/account', 'admin', 'es');
    expect(await (await menu()).findByRole('link', { name: '2 tareas fallidas' })).toBeInTheDocument();
  });

  it('are not mentioned when there are none', async () => {
    await open();
    await waitFor(() => expect(counted).toHaveLength(1));
    expect((await menu()).queryByRole('link', { name: /failed/ })).toBeNull();
  });

  it('are not asked for by users who may not see jobs', async () => {
    await addFailed(1);
    const permission = [{ field: 'permission', op: 'eq', value: 'eip_menu_jobs' }] as const;
    await api.storage.table('role_permissions').remove(permission);
    await open();
    await (await menu()).findByRole('link', { name: 'Users' });
    expect((await menu()).queryByRole('link', { name: 'Jobs' })).toBeNull();
    expect(counted).toEqual([]);
  });
});
