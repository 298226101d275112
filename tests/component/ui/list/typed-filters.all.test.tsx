import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockApi } from '@mocks/node';
import auditTrail from '@resources/audit-trail/resource';
import { recordEvents } from '@server/trail/record-event';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';
import { setWidth } from '@tests/helpers/window';
import { acrossElements } from '@tests/helpers/across-elements';

const api = createMockApi();
let userId = 0;

beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  await api.ready;
  const admin = await api.storage
    .table('users')
    .first([{ field: 'username', op: 'eq', value: 'staff@portal.example' }]);
  userId = Number(admin?.['id']);
  const by = { userId, network: '192.0.2.9', requestId: 'the-request' };
  await recordEvents(api.deps, api.storage, by, [
    {
      action: 'update',
      resource: 'users',
      recordId: 4711,
      changes: { last_name: { before: '<b>Park</b>', after: '' }, password: 'secret' },
    },
  ]);
});
afterAll(() => api.server.close());

const open = (rest = '') => renderResource(auditTrail, { api, rest });
const text = () => document.querySelector('main')?.textContent ?? '';

describe('typed and lookup filters', () => {
  it('add a date to the address, and remove it when it is cleared', async () => {
    const { address } = await open();
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-02-03' } });
    await waitFor(() => expect(address()).toContain('from=2026-02-03'));
    // By now the list has rendered again. A field that is remounted loses the focus.
    await screen.findByRole('button', { name: 'Reset' });
    expect(screen.getByLabelText('From')).toBe(from);
    expect(from).toHaveValue('2026-02-03');
    fireEvent.change(from, { target: { value: '' } });
    await waitFor(() => expect(address()).not.toContain('from='));
  });

  it('find a record by its number', async () => {
    const { address } = await open();
    await person.type(await screen.findByLabelText('Record number'), '4711{Enter}');
    await waitFor(() => expect(address()).toContain('record=4711'));
    await waitFor(() => expect(text()).toContain('4711'));
  });

  it('take a pasted date and a pasted number as clean ones', async () => {
    const { address } = await open();
    await person.click(await screen.findByLabelText('From'));
    await person.paste('\u202d02\u201303\u20132026\u202c');
    await waitFor(() => expect(address()).toContain('from=2026-02-03'));
    await person.click(screen.getByLabelText('Record number'));
    await person.paste('\u200b\uff14\uff17\uff11\uff11\u00a0');
    await waitFor(() => expect(address()).toMatch(/record=4711(&|$)/));
    await person.clear(screen.getByLabelText('Record number'));
    await person.paste('\u2800\u200b');
    await waitFor(() => expect(address()).not.toContain('record='));
  });

  it('find a user by name', async () => {
    const { address } = await open();
    await person.type(await screen.findByRole('combobox', { name: 'Person' }), 'staff');
    await person.click(await screen.findByRole('option', { name: /^staff@portal\.example/ }));
    await waitFor(() => expect(address()).toContain(`person=${userId}`));
  });

  it('show the name of the user in a saved address', async () => {
    await open(`?person=${userId}`);
    await waitFor(async () =>
      expect(await screen.findByRole('combobox', { name: 'Person' })).toHaveValue('staff@portal.example'),
    );
  });

  it('are in the drawer on a phone, with a chip for each active one', async () => {
    setWidth(390);
    await open('?record=4711');
    await screen.findByRole('button', { name: 'Remove filter Record number: 4711' });
    await person.click(await screen.findByRole('button', { name: /^Filters, 1 set/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters and order' }));
    expect(await drawer.findByLabelText('Record number')).toHaveValue('4711');
    expect(drawer.getByLabelText('To')).toBeInTheDocument();
  });
});

describe('the changes of a write', () => {
  it('are shown field by field, as text, without the value of a secret', async () => {
    setWidth(1280);
    const row = await api.storage
      .table('audit_trail')
      .first([{ field: 'record_id', op: 'eq', value: '4711' }]);
    await open(`/${Number(row?.['id'])}`);
    const record = within(await screen.findByRole('dialog'));
    expect(await record.findByText(acrossElements(/<b>Park<\/b>.*\(empty\)\W*$/))).toBeInTheDocument();
    expect(record.getByText('Last name')).toBeInTheDocument();
    expect(record.getByText('Changed. The value is secret.')).toBeInTheDocument();
    expect(record.getByText('192.0.2.9')).toBeInTheDocument();
  });
});
