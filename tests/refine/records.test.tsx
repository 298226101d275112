import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { backend, calls } from './helpers/backend';
import { main, openPage } from './helpers/open-page';
import { until } from './helpers/until';
import {
  EmployeeShow,
  MemberButtons,
  MemberCreate,
  memberChanges,
  MemberEdit,
  Pickers,
  PlainMemberEdit,
  Worksites,
} from './pages/records';

const members = '/evoove/administration';
const employees = '/clients/:clientId/employees';

const member = async (id: number) =>
  backend.deps.storage.table('users').first([{ field: 'id', op: 'eq', value: id }]);

describe('useForm', () => {
  it('edits the record of the address', async () => {
    await openPage({ [`${members}/:id/edit`]: MemberEdit }, { at: `${members}/7/edit`, user: 'agency' });
    await expect.element(main.getByLabelText('first_name')).toHaveValue('Arjun');
    await main.getByLabelText('last_name').fill('Mehta-Rao');
    await main.getByRole('button', { name: 'Save' }).click();
    await until(async () => expect((await member(7))?.['last_name']).toBe('Mehta-Rao'));
    // After an edit, Refine goes to the list.
    await until(() => expect(location.pathname).toBe(members));
    await expect.element(page.getByRole('status').getByText('Saved. Your change was saved.')).toBeVisible();
  });

  it("shows the resource's texts in the language of the portal", async () => {
    const at = `${members}/7/edit`;
    await openPage({ [`${members}/:id/edit`]: MemberEdit }, { at, user: 'agency', language: 'es' });
    await expect.element(main.getByRole('heading', { name: 'Editar miembro' })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await expect.element(main.getByText('Agencia')).toBeVisible();
  });

  it('shows a server error at its field', async () => {
    await openPage({ [`${members}/:id/edit`]: MemberEdit }, { at: `${members}/7/edit`, user: 'agency' });
    await expect.element(main.getByLabelText('first_name')).toHaveValue('Arjun');
    await main.getByLabelText('commission_pct').fill('7');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect.element(main.getByLabelText('commission_pct')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert').getByText('could not be saved (status 422)')).toBeVisible();
  });

  it('sends a number from an HTML input as a number', async () => {
    await openPage({ [`${members}/:id/edit`]: PlainMemberEdit }, { at: `${members}/7/edit`, user: 'agency' });
    await expect.element(main.getByLabelText('first_name')).toHaveValue('Arjun');
    await main.getByLabelText('commission_pct').fill('0.21');
    await main.getByRole('button', { name: 'Save' }).click();
    await until(async () => expect((await member(7))?.['commission_pct']).toBe(0.21));
  });

  it('shows a server error that no code of the page catches, without an error of the page', async () => {
    await openPage({ [`${members}/:id/edit`]: PlainMemberEdit }, { at: `${members}/7/edit`, user: 'agency' });
    await expect.element(main.getByLabelText('first_name')).toHaveValue('Arjun');
    // Registered after the portal's own listener.
    const isHandled: boolean[] = [];
    const listen = ({ defaultPrevented }: Event) => isHandled.push(defaultPrevented);
    window.addEventListener('unhandledrejection', listen);
    onTestFinished(() => window.removeEventListener('unhandledrejection', listen));
    await main.getByLabelText('commission_pct').fill('7');
    await main.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByRole('alert').getByText('could not be saved (status 422)')).toBeVisible();
    await expect.element(main.getByRole('note')).toHaveTextContent('percent');
    await until(() => expect(isHandled).toEqual([true]));
  });

  it('creates a record', async () => {
    await openPage({ [`${members}/new`]: MemberCreate }, { at: `${members}/new`, user: 'agency' });
    await main.getByLabelText('first_name').fill('Nora');
    await main.getByLabelText('last_name').fill('Quist');
    await main.getByLabelText('username').fill('nora.quist@portal.example');
    await main.getByLabelText('role_name').fill('Agent');
    await main.getByLabelText('commission_pct').fill('0.1');
    await main.getByRole('button', { name: 'Save' }).click();
    await until(() => expect(location.pathname).toBe(members));
    const created = await backend.deps.storage
      .table('users')
      .first([{ field: 'username', op: 'eq', value: 'nora.quist@portal.example' }]);
    expect(created?.['first_name']).toBe('Nora');
  });
});

describe('useShow', () => {
  it('loads the record of the address', async () => {
    const row = await backend.deps.storage
      .table('workers')
      .first([{ field: 'client_id', op: 'eq', value: 7 }]);
    const at = `/clients/7/employees/${String(row?.['id'])}`;
    await openPage({ [`${employees}/:id`]: EmployeeShow }, { at });
    await expect.element(main.getByText(String(row?.['full_name']))).toBeVisible();
    await expect.element(main.getByText(String(row?.['job_title']))).toBeVisible();
  });
});

describe('useSelect and useAutocomplete', () => {
  it('offer the records that match the search', async () => {
    await openPage({ [employees]: Pickers }, { at: '/clients/7/employees' });
    await expect.element(main.getByRole('option', { name: 'Internal Staff' })).toBeInTheDocument();
    await main.getByLabelText('Search').fill('mar');
    await until(() => expect(calls.some((call) => call.includes('search=mar'))).toBe(true));
    const offered = () => main.getByLabelText('Employee').getByRole('option').elements();
    await until(() => {
      expect(offered().length).toBeGreaterThan(0);
      for (const option of offered()) expect(option.textContent.toLowerCase()).toContain('mar');
    });
    await main.getByRole('combobox', { name: 'Colleague' }).fill('ana');
    await until(() => expect(calls.some((call) => call.includes('search=ana'))).toBe(true));
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect.element(main.getByRole('combobox', { name: 'Colleague' })).toHaveValue();
  });
});

describe('mutation modes', () => {
  const names = () =>
    main
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const open = (mode: 'pessimistic' | 'optimistic' | 'undoable') =>
    openPage({ [members]: memberChanges(mode) }, { at: members, user: 'agency' });
  const writes = () => calls.filter((call) => !call.startsWith('GET'));

  it('optimistic shows the change before the server responds', async () => {
    await open('optimistic');
    await main.getByRole('button', { name: 'Rename Arjun' }).click();
    expect(names().some((name) => name.startsWith('Arjun Changed'))).toBe(true);
    await until(async () => expect((await member(7))?.['last_name']).toBe('Changed'));
  });

  it('undoable waits, and reverts the change on undo', async () => {
    await open('undoable');
    await until(() => expect(names().length).toBeGreaterThan(1));
    const before = names().length;
    const button = main.getByRole('button', { name: /^Remove (?!Arjun)/ }).first();
    await button.click();
    await until(() => expect(names()).toHaveLength(before - 1));
    await expect.element(page.getByText('This takes effect in a moment.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await until(() => expect(names()).toHaveLength(before));
    await expect.element(page.getByText('This takes effect in a moment.')).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });
});

describe('several records', () => {
  it('are created, reloaded, deleted, and rejected if the API has no such call', async () => {
    const path = '/clients/:clientId/worksites';
    await openPage({ [path]: Worksites }, { at: '/clients/7/worksites' });
    await main.getByRole('button', { name: 'Add' }).click();
    await expect.element(main.getByText('Pier 2')).toBeVisible();
    expect(main.getByRole('listitem').elements()).toHaveLength(2);
    const callsBefore = calls.length;
    await main.getByRole('button', { name: 'Look again' }).click();
    await until(() => expect(calls).toHaveLength(callsBefore + 1));
    await main.getByRole('button', { name: 'Remove', exact: true }).click();
    await until(() => expect(main.getByRole('listitem').elements()).toHaveLength(0));
    await main.getByRole('button', { name: 'Remove a claim' }).click();
    await expect.element(page.getByRole('alert').getByText('could not be deleted')).toBeVisible();
  });
});

describe("Refine's buttons", () => {
  it('know the routes and the permissions', async () => {
    await openPage({ [members]: MemberButtons }, { at: members, user: 'agency' });
    await expect.element(main.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await expect.element(main.getByRole('link', { name: 'Edit' })).toBeVisible();
    await main.getByRole('button', { name: /^Open / }).click();
    await until(() => expect(location.pathname).toMatch(/^\/evoove\/administration\/\d+\/edit$/));
  });
});
