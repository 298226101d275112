import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoPassword } from '@server/seed/data/accounts';
import { backend, calls } from './helpers/backend';
import { main, openPage } from './helpers/open-page';
import { until } from './helpers/until';
import { Access, Account, Login, Menu, Notices, OwnCalls, Where, Words } from './pages/around';

const custom = '/custom';

describe('access', () => {
  it('follows the permissions of an admin', async () => {
    await openPage({ [custom]: Access }, { at: custom, user: 'admin' });
    for (const text of ['Employees', 'Deletes users', 'Profit', 'Adds users'])
      await expect.element(main.getByText(text, { exact: true })).toBeVisible();
  });

  it('follows the permissions of a limited user', async () => {
    await openPage({ [custom]: Access }, { at: custom, user: 'limited' });
    for (const text of ['No employees', 'Deletes no user', 'No profit', 'Adds no user'])
      await expect.element(main.getByText(text, { exact: true })).toBeVisible();
  });

  it('updates when permissions change while the page is open', async () => {
    const { session } = await openPage({ [custom]: Access }, { at: custom, user: 'internal' });
    await expect.element(main.getByText('Employees', { exact: true })).toBeVisible();
    await backend.deps.storage.table('role_permissions').remove([
      { field: 'role_id', op: 'eq', value: 3 },
      { field: 'permission', op: 'eq', value: 'eip_menu_workers' },
    ]);
    await session.login('internal@portal.example', demoPassword);
    await expect.element(main.getByText('No employees')).toBeVisible();
  });
});

describe('the auth hooks', () => {
  it('know who is signed in, and sign out', async () => {
    await openPage({ [custom]: Account }, { at: custom, user: 'staff' });
    await expect.element(main.getByText('Sam Whitfield has the number 5')).toBeVisible();
    await expect.element(main.getByText('May see employees')).toBeVisible();
    await expect.element(main.getByText('Signed in')).toBeVisible();
    await main.getByRole('button', { name: 'Log out' }).click();
    await expect.element(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(calls).toContain('POST /api/v1/auth/logout');
    expect(localStorage.getItem('portal.token')).toBeNull();
  });

  it('sign in, and show why a login failed', async () => {
    await openPage({ [custom]: Login }, { at: custom, user: 'staff' });
    await main.getByLabelText('User').fill('staff@portal.example');
    await main.getByLabelText('Key').fill('wrong');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect
      .element(page.getByRole('alert').getByText('Invalid Credentials, please try again.'))
      .toBeVisible();
    await main.getByLabelText('Key').fill(demoPassword);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByRole('heading', { name: 'Start' })).toBeVisible();
  });
});

describe('useNotification', () => {
  it('opens and closes a notice of the portal', async () => {
    await openPage({ [custom]: Notices }, { at: custom });
    await main.getByRole('button', { name: 'Send' }).click();
    const notice = page.getByRole('status').getByText('Sent: It is on its way.');
    await expect.element(notice).toBeVisible();
    await main.getByRole('button', { name: 'Take back' }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });
});

describe('useMenu', () => {
  it.each([
    ['admin', '/custom'],
    ['staff', '/clients/7/custom'],
    ['agency', '/custom'],
  ])('returns the entries of the main menu: %s at %s', async (user, at) => {
    const pattern = at.replace('7', ':clientId');
    await openPage({ [pattern]: Menu }, { at, user });
    await expect.element(main.getByRole('navigation')).toBeVisible();
    const hrefs = (menu: string) =>
      page
        .getByRole('navigation', { name: menu })
        .getByRole('link')
        .elements()
        .map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
    expect(hrefs('Own menu').length).toBeGreaterThan(1);
    expect(hrefs('Own menu')).toEqual(hrefs('Main menu'));
    expect(
      main.getByRole('navigation').getByRole('link').first().element().querySelector('svg'),
    ).not.toBeNull();
  });
});

describe('the location', () => {
  it('provides breadcrumb, resource, action and id, and navigates to others', async () => {
    const path = '/clients/:clientId/employees/:id';
    await openPage({ [path]: Where }, { at: '/clients/7/employees/12', user: 'staff' });
    await expect.element(main.getByText('Workforce > Employees (/clients/7/employees) > Show')).toBeVisible();
    await expect.element(main.getByText('show workers 12 of client 7')).toBeVisible();
    await main.getByRole('button', { name: 'All employees' }).click();
    await until(() => expect(location.pathname + location.search).toBe('/clients/7/employees?page=2'));
  });
});

describe('useTranslate', () => {
  it('translates texts of the portal and of Refine, and follows the language', async () => {
    await openPage({ [custom]: Words }, { at: custom });
    await expect.element(main.getByText('Employees')).toBeVisible();
    await expect.element(main.getByText('A text of its own')).toBeVisible();
    await main.getByRole('button', { name: 'en' }).click();
    await expect.element(main.getByText('Empleados')).toBeVisible();
    await expect.element(main.getByText('Guardar')).toBeVisible();
    expect(document.documentElement.lang).toBe('es');
  });
});

describe('useCustom and useCustomMutation', () => {
  it('call endpoints that are not resources', async () => {
    await openPage({ [custom]: OwnCalls }, { at: custom, user: 'admin' });
    await expect.element(main.getByText('Hello Maya')).toBeVisible();
    await main.getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(main.getByText('Done')).toBeVisible();
    expect(calls).toContain('POST /api/v1/users/3/deactivate');
  });
});
