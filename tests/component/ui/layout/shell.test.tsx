// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerFlags } from '@resources/areas';
import type { OverlayProps } from '@lib/on-demand';
import { Shell } from '@ui/layout/shell';
import { renderInShell, currentLanguage } from './render-in-shell';

const Dialog = ({ open, onClose }: OverlayProps) =>
  open ? <button onClick={onClose}>dialog is open</button> : null;

const shell = (
  <Shell switchDialog={Dialog} palette={Dialog} shortcuts={Dialog}>
    <h1>page</h1>
  </Shell>
);
const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const names = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the logo', () => {
  it('links to the page where the user starts after signing in', async () => {
    await renderInShell(shell);
    expect(screen.getByRole('link', { name: 'Client Portal, start page' })).toHaveAttribute(
      'href',
      '/employees',
    );
  });
});

describe('the list of clients', () => {
  const harbor = { id: 7, name: 'Harbor Lane Markets' };
  const several = [harbor, { id: 8, name: 'Juniper Ridge Farms' }];
  const link = () => screen.queryByRole('link', { name: 'List of clients' });

  it('is one press away from every screen, on a phone too', async () => {
    const { router, user } = await renderInShell(shell, { width: 390, currentUser: { clients: several } });
    await user.click(link()!);
    expect(router.state.location.pathname).toBe('/clients');
  });

  it('is not offered to users who have one client', async () => {
    await renderInShell(shell, { currentUser: { clients: [harbor] } });
    expect(link()).toBeNull();
  });

  it('is offered to users without own clients only if they may read all clients', async () => {
    await renderInShell(shell, {
      rights: { permissions: ['eip_clients_read_list', 'act_as_eip_admin'], flags: {} },
    });
    expect(link()).not.toBeNull();
  });
});

describe('side menu', () => {
  it("shows the client's areas in groups and marks the open one", async () => {
    await renderInShell(shell);
    expect(names()).toEqual(['Employees', 'Worksites', 'Users']);
    const workforce = within(menu()).getByRole('list', { name: 'Workforce' });
    expect(within(workforce).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Employees' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Worksites' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Worksites' })).toHaveAttribute('href', '/clients/7/worksites');
  });

  it("links to the user's default view", async () => {
    const view = { id: 1, name: 'Gone', shared: false, own: true };
    const views = [
      { ...view, resource: 'workers', address: '?status=Terminated', is_default: true },
      { ...view, id: 2, resource: 'locations', address: '?search=a', is_default: false },
    ];
    await renderInShell(shell, { views });
    const link = screen.getByRole('link', { name: 'Employees' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/clients/7/employees?status=Terminated'));
    expect(screen.getByRole('link', { name: 'Worksites' })).toHaveAttribute('href', '/clients/7/worksites');
  });

  it('keeps the entry marked at the address of a form', async () => {
    await renderInShell(shell, { path: '/clients/7/worksites/new' });
    expect(screen.getByRole('link', { name: 'Worksites' })).toHaveAttribute('aria-current', 'page');
  });

  it('leaves out areas that the user may not open', async () => {
    const rights = { permissions: ['eip_menu_workers', 'eip_menu_locations'], flags: { eip_workers: true } };
    await renderInShell(shell, { rights });
    expect(names()).toEqual(['Employees']);
  });

  it('collapses to icons with names, and stores the choice', async () => {
    const { user, unmount } = await renderInShell(shell);
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('link', { name: 'Employees' })).toHaveTextContent('');
    expect(localStorage.getItem('portal.menu')).toBe('mini');
    unmount();
    await renderInShell(shell);
    expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Employees' })).toHaveTextContent('');
  });

  it('is hidden when it has no entries, until it is opened', async () => {
    const { user } = await renderInShell(shell, { rights: { permissions: [], flags: {} } });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Español' })).toBeVisible();
  });

  it('is mini between sm and lg', async () => {
    await renderInShell(shell, { width: 768 });
    expect(screen.getByRole('link', { name: 'Employees' })).toHaveTextContent('');
  });

  it('is a drawer on a phone and closes after navigation', async () => {
    const { user, router } = await renderInShell(shell, { width: 390 });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('link', { name: 'Worksites' }));
    expect(router.state.location.pathname).toBe('/clients/7/worksites');
    await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  });
});

describe('client switch', () => {
  it('opens the dialog', async () => {
    const { user } = await renderInShell(shell);
    await user.click(screen.getByRole('button', { name: 'Harbor Lane Markets, switch client' }));
    await user.click(screen.getByText('dialog is open'));
    expect(screen.queryByText('dialog is open')).not.toBeInTheDocument();
  });

  it('is disabled and without arrows when there is only one client', async () => {
    const client = { id: 7, name: 'Harbor Lane Markets' };
    await renderInShell(shell, { client, currentUser: { clients: [client] } });
    const button = screen.getByRole('button', { name: 'Harbor Lane Markets' });
    expect(button).toBeDisabled();
    expect(within(button).queryByTestId('UnfoldMoreIcon')).not.toBeInTheDocument();
  });

  it('is not shown outside of a client', async () => {
    await renderInShell(shell, { client: null, path: '/users' });
    expect(screen.queryByRole('button', { name: /switch client/ })).not.toBeInTheDocument();
    expect(names()).toEqual(['All Clients', 'Users']);
  });
});

describe('shell', () => {
  it('has a skip link as its first Tab stop, which does not change the address', async () => {
    const { user, router } = await renderInShell(shell, { path: '/clients/7/employees?page=2' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(router.state.location).toMatchObject({ search: '?page=2', hash: '' });
  });

  it('switches the language', async () => {
    const { user } = await renderInShell(shell);
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(currentLanguage()).toBe('es');
  });
});

describe('agency users inside a client', () => {
  const flags = { ...Object.fromEntries(providerFlags.map((flag) => [flag, true])), eip_payroll: false };
  const permissions = [
    'act_as_evoove_agency',
    'evoove_menu_performance',
    'eip_menu_billings',
    'eip_menu_payroll',
  ];
  const visit = () => screen.queryByRole('navigation', { name: 'Harbor Lane Markets' });
  const links = () => within(visit()!).getAllByRole('link');

  it('see a link back and the areas that are open to them instead of a menu', async () => {
    await renderInShell(shell, { rights: { permissions, flags }, path: '/clients/7/billings' });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/evoove/performance/my-clients',
      '/clients/7/billings',
    ]);
    expect(screen.getByRole('link', { name: 'Back to My Clients' })).toHaveTextContent('My Clients');
    expect(screen.getByRole('link', { name: 'Billings' })).toHaveAttribute('aria-current', 'page');
  });

  it('get a link back to their first agency area, or none when no agency area is open to them', async () => {
    const held = (...own: string[]) => ({ permissions: ['act_as_evoove_agency', ...own], flags });
    const { unmount } = await renderInShell(shell, { rights: held('evoove_menu_administration') });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/evoove/administration']);
    unmount();
    await renderInShell(shell, { rights: held('eip_menu_billings') });
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/clients/7/billings']);
  });

  it('are the only users with that bar, and only inside a client', async () => {
    const { unmount } = await renderInShell(shell);
    expect(visit()).toBeNull();
    unmount();
    await renderInShell(shell, {
      rights: { permissions, flags },
      client: null,
      path: '/evoove/administration',
    });
    expect(visit()).toBeNull();
  });
});
