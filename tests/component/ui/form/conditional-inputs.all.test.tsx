import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import clientUsers from '@resources/client-users';
import users from '@resources/users/resource';
import { createMockApi } from '@mocks/node';
import type { Language } from '@lib/i18n';
import { person } from '@tests/helpers/person';
import { renderResource } from '@tests/helpers/render-resource';

const api = createMockApi();
const sent: Promise<unknown>[] = [];
api.server.events.on('request:start', ({ request }) => {
  if (request.method === 'POST' && request.url.endsWith('/v1/users'))
    sent.push(request.clone().json() as Promise<unknown>);
});

/** Adds two employees of the client with the same name, and one of another client. */
const addNamesakes = async () => {
  const table = api.storage.table('workers');
  const [template] = await table.find([{ field: 'client_id', op: 'eq', value: 7 }], 1);
  const named = { ...template, full_name: 'Zoe Twin', employee_status: 'Active' };
  await table.insertMany([
    { ...named, id: 700_901, hire_date: '2019-03-04' },
    { ...named, id: 700_902, hire_date: '2024-11-05', employee_status: 'Inactive' },
    { ...named, id: 100_901, client_id: 1 },
  ]);
};
beforeAll(async () => {
  api.server.listen({ onUnhandledRequest: 'error' });
  await api.ready;
  await addNamesakes();
});
afterEach(() => sent.splice(0));
afterAll(() => api.server.close());

const openForm = async (user = 'admin', language: Language = 'en') => {
  await renderResource(users, { api, user, rest: '/new', language });
  return within(await screen.findByRole('dialog'));
};
type Form = Awaited<ReturnType<typeof openForm>>;

/** Waits for an option. Each search renders a new list of options. */
const findOption = (name: RegExp | string) =>
  waitFor(() => within(screen.getByRole('listbox')).getByRole('option', { name }));
const choose = async (form: Form, field: string, option: RegExp | string, typed = '') => {
  const box = await form.findByRole('combobox', { name: field });
  await person.click(box);
  await (typed ? person.type(box, typed) : person.keyboard('{ArrowDown}'));
  await person.click(await findOption(option));
};
const fillIn = async (form: Form, name: string) => {
  await person.type(await form.findByLabelText('First name'), 'Zoe');
  await person.type(form.getByLabelText('Last name'), 'Twin');
  await person.type(form.getByLabelText('Email'), `${name}@twin.example`);
};
const employee = (form: Form) => form.queryByRole('combobox', { name: 'Employee' });
const save = (form: Form) => person.click(form.getByRole('button', { name: 'Add user' }));

describe('a conditional input', () => {
  it('is shown and sent only while the chosen record meets its condition', async () => {
    const form = await openForm();
    await fillIn(form, 'one');
    expect(employee(form)).not.toBeInTheDocument();
    await choose(form, 'Role', /^Member/);
    await choose(form, 'Clients (optional)', 'Harbor Lane Markets');
    await choose(form, 'Employee', /^Zoe Twin No. 700901/, 'zoe');
    await choose(form, 'Role', /^Worksite Viewer/);
    await waitFor(() => expect(employee(form)).not.toBeInTheDocument());
    await save(form);
    await screen.findByText(/User added/);
    const [body] = await Promise.all(sent);
    expect(body).toMatchObject({ role_id: 8, eip_client_ids: [7] });
    expect(body).not.toHaveProperty('employee_id');
  });

  it('requires clients for a role that works in clients, and says what the role is for', async () => {
    const form = await openForm();
    await fillIn(form, 'three');
    const box = await form.findByRole('combobox', { name: 'Role' });
    await person.type(box, 'worksite');
    expect(await findOption(/Worksite Viewer.*and nothing else/)).toBeInTheDocument();
    await person.tab();
    expect(box).toHaveValue('Worksite Viewer');
    const clients = await form.findByRole('combobox', { name: 'Clients' });
    await save(form);
    await waitFor(() => expect(clients).toHaveAccessibleDescription('Clients is required'));
    await person.type(clients, 'harbor lane');
    await person.tab();
    expect(await form.findByText('Harbor Lane Markets')).toBeInTheDocument();
    await save(form);
    await screen.findByText(/User added/);
    expect(await Promise.all(sent)).toMatchObject([{ role_id: 8, eip_client_ids: [7] }]);
  });

  it('is required while it is shown, and its error is cleared as soon as it is fixed', async () => {
    const form = await openForm();
    await fillIn(form, 'two');
    await choose(form, 'Role', /^Member/);
    await choose(form, 'Clients (optional)', 'Harbor Lane Markets');
    await save(form);
    await waitFor(() => expect(employee(form)).toHaveAccessibleDescription('Employee is required'));
    expect(sent).toEqual([]);
    await choose(form, 'Employee', /^Zoe Twin No. 700902/, 'zoe');
    await waitFor(() => expect(employee(form)).toBeValid());
    expect(employee(form)).toHaveFocus();
    expect(form.queryByText('Employee is required')).not.toBeInTheDocument();
    await save(form);
    await screen.findByText(/User added/);
    expect(await Promise.all(sent)).toMatchObject([{ employee_id: 700_902 }]);
  });
});

describe('the options of a record input', () => {
  it('are limited to the client of another input, and have details when names are the same', async () => {
    const form = await openForm('admin', 'es');
    await choose(form, 'Rol', /^Member/);
    await person.click(await form.findByRole('combobox', { name: 'Empleado' }));
    expect(await screen.findByText('Elija primero: Clientes')).toBeVisible();
    await choose(form, 'Clientes (opcional)', 'Harbor Lane Markets');
    const box = form.getByRole('combobox', { name: 'Empleado' });
    await person.type(box, 'zoe');
    await findOption(/700901/);
    const list = within(screen.getByRole('listbox'));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Zoe Twin N.º 700901 · Contratación: 03/04/2019 · Activo',
      'Zoe Twin N.º 700902 · Contratación: 11/05/2024 · Inactivo',
    ]);
    await person.click(list.getByRole('option', { name: /700902/ }));
    expect(box).toHaveValue('Zoe Twin');
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('N.º 700902 · Contratación: 11/05/2024 · Inactivo'),
    );
  });

  it('are limited by the declared query', async () => {
    await renderResource(clientUsers, { api, user: 'staff', rest: '/new' });
    const form = within(await screen.findByRole('dialog'));
    await person.click(await form.findByRole('combobox', { name: 'Role' }));
    await findOption(/^Member/);
    expect(screen.queryByRole('option', { name: 'Administrator' })).not.toBeInTheDocument();
  });
});
