import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import auditTrail from '@resources/audit-trail/resource';
import clientAuditTrail from '@resources/client-audit-trail/resource';
import { createMockApi } from '@mocks/node';
import type { Row } from '@server/storage/storage';
import type { TrailEvent } from '@server/trail/event';
import { recordEvents, serverActor } from '@server/trail/record-event';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const client = 7;
let worker: Row;
let user: Row;
const gone = 90_210;
const eq = (field: string, value: string | number) => [{ field, op: 'eq', value }] as const;

beforeAll(async () => {
  await api.ready;
  const { storage } = api;
  worker = (await storage.table('workers').first(eq('client_id', client))) ?? {};
  user = (await storage.table('users').first(eq('username', 'limited@portal.example'))) ?? {};
  const about: readonly Pick<TrailEvent, 'resource' | 'recordId'>[] = [
    { resource: 'workers', recordId: Number(worker['id']) },
    { resource: 'users', recordId: Number(user['id']) },
    { resource: 'clients', recordId: client },
    { resource: 'workers', recordId: gone },
  ];
  await storage.transaction((tx) =>
    recordEvents(
      api.deps,
      tx,
      serverActor,
      about.map((one) => ({ ...one, action: 'update', clientId: client })),
    ),
  );
});

const open = async (resource = auditTrail, user = 'admin') => {
  setWidth(1600);
  const list = await renderResource(resource, { api, user, clientId: client, rest: '?action=update' });
  await list.settled();
  return list;
};

describe('the record of a row of the trail', () => {
  it('is shown by its name, which links to its page', async () => {
    await open();
    const named = [
      [String(worker['full_name']), `/clients/${client}/employees/${String(worker['id'])}`],
      [String(user['username']), `/users/${String(user['id'])}`],
    ];
    for (const [name = '', address] of named)
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    const clients = screen.getAllByRole('link', { name: 'Harbor Lane Markets' });
    for (const link of clients) expect(link).toHaveAttribute('href', `/clients/${client}`);
    // The client of each entry, and the record of one.
    expect(clients).toHaveLength(5);
  });

  it('is shown by its number, without a link, when its name is not known', async () => {
    await open();
    expect(await screen.findByText(String(gone))).toBeVisible();
    expect(screen.queryByRole('link', { name: String(gone) })).toBeNull();
  });

  it('links to its page from the entry', async () => {
    const { data } = await api.storage.table('audit_trail').list({
      where: [...eq('resource', 'workers'), ...eq('record_id', String(worker['id']))],
      sort: [],
      offset: 0,
      limit: 1,
    });
    setWidth(1280);
    await renderResource(clientAuditTrail, { api, clientId: client, rest: `/${String(data[0]?.['id'])}` });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: String(worker['full_name']) })).toHaveAttribute(
      'href',
      `/clients/${client}/employees/${String(worker['id'])}`,
    );
  });
});
