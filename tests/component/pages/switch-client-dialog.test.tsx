import { Refine, type DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import clients from '@resources/clients/resource';
import { buildAbility } from '@core/access/ability';
import { AccessProvider } from '@lib/access-context';
import { ApiFailure, type Call, type Http } from '@lib/http';
import { HttpContext } from '@lib/http-context';
import { type CurrentClient, CurrentUserContext, RegistryContext, recordVisit } from '@lib/portal-context';
import { localStore } from '@lib/storage';
import { violations } from '@tests/helpers/violations';
import { Notices } from '@ui/feedback/notices';
import { SwitchClientDialog } from '@pages/clients/switch-client-dialog';
import { fakeSession } from './fake-session';
import { renderPage } from './render-page';

const names = ['Alder & Finch Grocery', 'Bayview Home Supply', 'Harbor Lane Markets'];
const rows = names.map((name, index) => ({ client_account_id: index + 1, client_account_name: name }));

const rights = { permissions: [], flags: {} };

interface Around {
  readonly language?: 'en' | 'es';
  readonly total?: number;
  /** The user's own clients. */
  readonly own?: readonly CurrentClient[];
  readonly request?: (call: Call) => Promise<unknown>;
}

const unknown = () => Promise.reject(new ApiFailure({ status: 404 }));

const open = async ({ language = 'en', total = 40, own = [], request = unknown }: Around = {}) => {
  const session = fakeSession();
  session.current.mockReturnValue({ userId: 5, permissions: [] });
  const data = (total > 0 ? rows : []) as never[];
  const getList = vi.fn<DataProvider['getList']>(() => Promise.resolve({ data, total }));
  const dataProvider = { getList } as unknown as DataProvider;
  const props = { onClose: vi.fn(), onChoose: vi.fn() };
  const reactQuery = {
    clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  };
  const page = await renderPage(
    <AccessProvider ability={buildAbility([clients], rights)} rights={rights}>
      <RegistryContext value={[clients]}>
        <Refine dataProvider={dataProvider} options={{ disableTelemetry: true, reactQuery }}>
          <HttpContext value={{ request: request as Http['request'] }}>
            <CurrentUserContext value={{ user: null, clients: own }}>
              <SwitchClientDialog open currentId={3} {...props} />
            </CurrentUserContext>
          </HttpContext>
        </Refine>
      </RegistryContext>
    </AccessProvider>,
    { language, session },
  );
  const searches = () =>
    getList.mock.calls.map(([{ filters = [] }]) => filters.map(({ value }): unknown => value)[0]);
  return { ...page, ...props, getList, searches };
};

const box = () => screen.getByRole('combobox', { name: 'Search by client name' });
const option = (name: RegExp) => screen.findByRole('row', { name });

describe('client switch', () => {
  it('ends with a link to the full list', async () => {
    const { onClose } = await open();
    const link = await screen.findByRole('link', { name: 'Show the list of clients' });
    expect(link).toHaveAttribute('href', '/clients');
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('fetches the first ten by name and shows how many there are', async () => {
    const { getList } = await open();
    expect(screen.getByRole('dialog', { name: 'Switch Client Account' })).toBeVisible();
    expect(box()).toHaveFocus();
    await option(/Alder/);
    expect(getList.mock.calls[0]![0]).toMatchObject({
      pagination: { mode: 'server', currentPage: 1, pageSize: 10 },
      sorters: [{ field: 'client_account_name', order: 'asc' }],
      filters: [],
    });
    expect(screen.getByRole('status')).toHaveTextContent('First 3 of 40. Search to find the others.');
  });

  it('marks the open client and closes when it is chosen again', async () => {
    const { user, onChoose, onClose } = await open();
    const current = await option(/Harbor Lane/);
    expect(within(current).getByText('Current')).toBeVisible();
    await user.click(current);
    expect(onClose).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('chooses a client with arrow keys and Enter', async () => {
    const { user, onChoose } = await open();
    await option(/Alder/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    const active = await option(/Bayview/);
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Bayview Home Supply' });
  });

  it('wraps around at both ends and chooses nothing before a row is marked', async () => {
    const { user, onChoose } = await open();
    await option(/Alder/);
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}');
    expect(await option(/Harbor Lane/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(await option(/Alder/)).toHaveAttribute('aria-selected', 'true');
  });

  it('searches once after typing stops and stores the text', async () => {
    const { user, searches } = await open();
    await option(/Alder/);
    await user.type(box(), 'harbor');
    await waitFor(() => expect(searches()).toEqual([undefined, 'harbor']), { timeout: 2_000 });
    expect(localStore.get('eip-client-search')).toBe('harbor');
  });

  it('searches on Enter before it chooses, so that no outdated result is chosen', async () => {
    localStore.set('eip-client-search', 'ald');
    const { user, onChoose, searches } = await open();
    await option(/Alder/);
    await user.type(box(), 'er{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(searches()).toEqual(['ald', undefined, 'alder']));
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 1, name: 'Alder & Finch Grocery' });
  });

  it('chooses nothing while the results of a new search are loaded', async () => {
    localStore.set('eip-client-search', 'ald');
    const { user, onChoose, getList, searches } = await open();
    await option(/Alder/);
    getList.mockReturnValue(new Promise(() => undefined));
    await user.type(box(), 'er{Enter}');
    await waitFor(() => expect(searches().at(-1)).toBe('alder'));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('starts with the stored search', async () => {
    localStore.set('eip-client-search', 'bay');
    const { searches } = await open();
    expect(box()).toHaveValue('bay');
    expect(searches()).toEqual(['bay', undefined]);
  });

  it('shows a message when there are no clients', async () => {
    await open({ total: 0 });
    expect(await screen.findByText('No Clients Found')).toBeVisible();
    expect(screen.getByText('We could not find any clients.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('offers to clear a search without results', async () => {
    localStore.set('eip-client-search', 'zzz');
    const { user, searches } = await open({ total: 0 });
    await screen.findByText('No Clients Found');
    const [, inState] = screen.getAllByRole('button', { name: 'Clear search' });
    await user.click(inState!);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await waitFor(() => expect(searches()).toEqual(['zzz', undefined]), { timeout: 2_000 });
    expect(localStore.get('eip-client-search')).toBeNull();
  });

  it('shows a failure and tries again', async () => {
    localStore.set('eip-client-search', 'bay');
    const { user, getList } = await open();
    await option(/Bayview/);
    getList.mockRejectedValueOnce(new ApiFailure({ status: 503 }));
    await user.type(box(), 'view');
    await screen.findByText('Clients could not be loaded', {}, { timeout: 2_000 });
    expect(box()).toHaveValue('bayview');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await option(/Bayview/)).toBeVisible();
  });

  it('is translated to Spanish', async () => {
    await open({ language: 'es' });
    expect(screen.getByRole('dialog', { name: 'Cambiar de cuenta de cliente' })).toBeVisible();
    expect(await screen.findByText('Primeros 3 de 40. Busque para encontrar los demás.')).toBeVisible();
  });
});

describe('favorites and last visited', () => {
  const known = {
    data: [{ id: 2, name: 'Bayview Home Supply' }],
    visited: [
      { id: 3, name: 'Harbor Lane Markets' },
      { id: 2, name: 'Bayview Home Supply' },
      { id: 9, name: 'Quarry Books' },
    ],
  };
  const serving =
    (calls: Call[] = []) =>
    (call: Call) => {
      calls.push(call);
      return Promise.resolve(call.method === 'GET' ? known : {});
    };
  const rowsIn = async (group: string) =>
    within(await screen.findByRole('rowgroup', { name: group }))
      .getAllByRole('row')
      .map((row) => within(row).getAllByRole('gridcell')[0]!.textContent);
  const star = (name: string) => screen.findAllByRole('button', { name: `Favorite: ${name}` });
  const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

  it('are shown above the list, each client once and without the current one', async () => {
    await open({ request: serving() });
    expect(await rowsIn('Favorites')).toEqual(['Bayview Home Supply']);
    expect(await rowsIn('Last visited')).toEqual(['Quarry Books']);
    expect(await rowsIn('All clients')).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  it('request only the clients that this user visited in this browser', async () => {
    const calls: Call[] = [];
    for (const [user, client] of [
      [6, 4],
      [5, 9],
    ] as const)
      recordVisit(localStore, user, client);
    await open({ request: serving(calls) });
    await rowsIn('Favorites');
    expect(calls.map(({ query }) => query)).toEqual([{ visited: '9' }]);
  });

  it('are chosen with the same arrow keys', async () => {
    const { user, onChoose } = await open({ request: serving() });
    await rowsIn('Favorites');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 9, name: 'Quarry Books' });
  });

  it('are toggled with a star at once, without moving rows or choosing a client', async () => {
    const calls: Call[] = [];
    const { user, onChoose } = await open({ request: serving(calls) });
    const [alder] = await star('Alder & Finch Grocery');
    await user.click(alder!);
    expect(isPressed(alder!)).toBe(true);
    expect(await rowsIn('Favorites')).toEqual(['Bayview Home Supply']);
    for (const button of await star('Bayview Home Supply')) expect(isPressed(button)).toBe(true);
    await user.click((await star('Bayview Home Supply'))[0]!);
    for (const button of await star('Bayview Home Supply')) expect(isPressed(button)).toBe(false);
    await waitFor(() =>
      expect(calls.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PUT', 'favorite-clients/1', { favorite: true }],
        ['PUT', 'favorite-clients/2', { favorite: false }],
      ]),
    );
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('have stars that can be reached with Tab and pressed with Space, and arrow keys move on from there', async () => {
    const { user, onChoose } = await open({ request: serving() });
    const [first] = await star('Bayview Home Supply');
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard(' ');
    expect(isPressed(first!)).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect((await star('Quarry Books'))[0]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(isPressed((await star('Quarry Books'))[0]!)).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('are restored when saving a star fails, with a notice', async () => {
    let fail = () => {};
    const saving = new Promise<never>((_, reject) => {
      fail = () => reject(new ApiFailure({ status: 503 }));
    });
    const { user } = await open({
      request: ({ method }) => (method === 'GET' ? Promise.resolve(known) : saving),
    });
    render(<Notices />);
    const [alder] = await star('Alder & Finch Grocery');
    await user.click(alder!);
    await waitFor(() => expect(isPressed(alder!)).toBe(true));
    fail();
    await waitFor(() => expect(isPressed(alder!)).toBe(false));
    expect(screen.getByText(/^Something went wrong, and we cannot tell whether it worked/)).toBeVisible();
  });

  it('are hidden during a search, which the link to the list includes', async () => {
    localStore.set('eip-client-search', 'bay');
    await open({ request: serving() });
    expect(await star('Bayview Home Supply')).toHaveLength(1);
    expect(screen.queryByText('Last visited')).toBeNull();
    const link = screen.getByRole('link', { name: 'Show the list of clients' });
    expect(link).toHaveAttribute('href', '/clients?search=bay');
  });

  it.each<[string, Around]>([
    ['ten clients in all', { total: 10 }],
    [
      'ten clients of the user’s own',
      { own: Array.from({ length: 10 }, (_, id) => ({ id, name: `${id}` })) },
    ],
    ['a server that keeps none', { request: unknown }],
  ])('are not shown with %s', async (_, around) => {
    await open({ request: serving(), ...around });
    await option(/Bayview/);
    expect(screen.queryByRole('button', { name: /Favorite/ })).toBeNull();
    expect(screen.queryByText('Last visited')).toBeNull();
  });

  it('show a failure above a working list, and can be retried', async () => {
    let failing = true;
    const { user } = await open({
      request: (call) => (failing ? Promise.reject(new ApiFailure({ status: 503 })) : serving()(call)),
    });
    await screen.findByText('Your favorites could not be loaded.');
    await option(/Bayview/);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowsIn('Favorites')).toEqual(['Bayview Home Supply']);
  });
});
