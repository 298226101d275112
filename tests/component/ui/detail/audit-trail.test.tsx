import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import auditTrail from '@resources/audit-trail/resource';
import { createMockApi } from '@mocks/node';
import '@ui/detail/detail-view';
import type { Language } from '@lib/i18n';
import { acrossElements } from '@tests/helpers/across-elements';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';

const api = createMockApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const call = async (user: string, method: string, path: string, body?: object) => {
  const { token } = await api.signIn(`${user}@portal.example`);
  const answer = await api.app.request(`/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status;
};
/** Opens the newest row of the action. */
const open = async (action: string, language: Language = 'en') => {
  const rows = await api.storage.table('audit_trail').find([{ field: 'action', op: 'eq', value: action }]);
  setWidth(1280);
  await renderResource(auditTrail, { api, language, rest: `/${String(rows.at(-1)?.['id'])}` });
  return within(await screen.findByRole('dialog'));
};
const userOf = async (username: string) => {
  await api.ready;
  return api.storage.table('users').first([{ field: 'username', op: 'eq', value: username }]);
};

describe('a row of the audit trail', () => {
  it('shows a new role once, and clients by name', async () => {
    const user = await userOf('limited@portal.example');
    const { id, first_name, last_name, username } = user ?? {};
    const change = { id, first_name, last_name, username, role_id: 5, eip_client_ids: [7, 9] };
    expect(await call('admin', 'PUT', `v1/users/${String(id)}`, change)).toBe(200);
    const record = await open('update');
    expect(
      await record.findByText(
        acrossElements(
          /Harbor Lane Markets \(7\)\W+then\W+Harbor Lane Markets \(7\), Granite State Hardware \(9\)\W*$/,
        ),
      ),
    ).toBeVisible();
    expect(record.getAllByText('Role')).toHaveLength(1);
    expect(record.getByText(acrossElements(/Worksite Viewer.*Client Administrator\W*$/))).toBeVisible();
    expect(record.getByText(/^With the form/)).toBeVisible();
  });

  it("shows a refused action in the reader's language", async () => {
    expect(await call('regional', 'DELETE', 'v1/users/1')).toBe(403);
    const record = await open('refused', 'es');
    expect(await record.findByText('Eliminación · No permitido')).toBeVisible();
  });

  it("shows the number of exported rows in the reader's language", async () => {
    expect(await call('admin', 'GET', 'eip/clients/7/workers?format=csv')).toBe(200);
    const record = await open('export', 'es');
    expect(await record.findByText('Archivo CSV · 57 filas')).toBeVisible();
  });

  it('links to its client', async () => {
    expect(await call('admin', 'GET', 'eip/clients/7/claims?format=csv')).toBe(200);
    const record = await open('export');
    expect(await record.findByRole('link', { name: 'Harbor Lane Markets' })).toHaveAttribute(
      'href',
      '/clients/7',
    );
  });
});
