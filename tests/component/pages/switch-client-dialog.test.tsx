import { Refine, type DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import clients from '@resources/clients';
import { buildAbility } from '@core/access/ability';
import { AccessProvider } from '@lib/access-context';
import { ApiFailure } from '@lib/http';
import { RegistryContext } from '@lib/portal-context';
import { localStore } from '@lib/storage';
import { SwitchClientDialog } from '@pages/clients/switch-client-dialog';
import { renderPage } from './render-page';

const names = ['Alder & Finch Grocery', 'Bayview Home Supply', 'Harbor Lane Markets'];
const rows = names.map((name, index) => ({ client_account_id: index + 1, client_account_name: name }));

const rights = { permissions: [], flags: {} };

const open = async (language: 'en' | 'es' = 'en', total = 40) => {
  const data = (total > 0 ? rows : []) as never[];
  const getList = vi.fn<DataProvider['getList']>(() => Promise.resolve({ data, total }));
  const dataProvider = { getList } as unknown as DataProvider;
  const props = { onClose: vi.fn(), onChoose: vi.fn() };
  const reactQuery = { clientConfig: new QueryClient({ defaultOptions: { queries: { retry: false } } }) };
  const page = await renderPage(
    <AccessProvider ability={buildAbility([clients], rights)} rights={rights}>
      <RegistryContext value={[clients]}>
        <Refine dataProvider={dataProvider} options={{ disableTelemetry: true, reactQuery }}>
          <SwitchClientDialog open currentId={3} {...props} />
        </Refine>
      </RegistryContext>
    </AccessProvider>,
    { language },
  );
  const searches = () =>
    getList.mock.calls.map(([{ filters = [] }]) => filters.map(({ value }): unknown => value)[0]);
  return { ...page, ...props, getList, searches };
};

const box = () => screen.getByRole('combobox', { name: 'Search by client name' });
const option = (name: RegExp) => screen.findByRole('option', { name });

describe('client switch', () => {
  it('ends with the way to the whole list', async () => {
    const { onClose } = await open();
    const link = await screen.findByRole('link', { name: 'Show the list of clients' });
    expect(link).toHaveAttribute('href', '/clients');
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks for the first ten by name and says how many there are', async () => {
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

  it('is chosen from by arrows and Enter', async () => {
    const { user, onChoose } = await open();
    await option(/Alder/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    const active = await option(/Bayview/);
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Bayview Home Supply' });
  });

  it('goes around at both ends and chooses nothing before anything is marked', async () => {
    const { user, onChoose } = await open();
    await option(/Alder/);
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowUp}');
    expect(await option(/Harbor Lane/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(await option(/Alder/)).toHaveAttribute('aria-selected', 'true');
  });

  it('searches once for a settled text and remembers it', async () => {
    const { user, searches } = await open();
    await option(/Alder/);
    await user.type(box(), 'harbor');
    await waitFor(() => expect(searches()).toEqual([undefined, 'harbor']), { timeout: 2_000 });
    expect(localStore.get('eip-client-search')).toBe('harbor');
  });

  it('searches on Enter before it chooses, so that an old answer is never taken', async () => {
    localStore.set('eip-client-search', 'ald');
    const { user, onChoose, searches } = await open();
    await option(/Alder/);
    await user.type(box(), 'er{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(searches()).toEqual(['ald', 'alder']));
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 1, name: 'Alder & Finch Grocery' });
  });

  it('starts with the remembered search', async () => {
    localStore.set('eip-client-search', 'bay');
    const { searches } = await open();
    expect(box()).toHaveValue('bay');
    expect(searches()).toEqual(['bay']);
  });

  it('says when there is nothing', async () => {
    await open('en', 0);
    expect(await screen.findByText('No Clients Found')).toBeVisible();
    expect(screen.getByText('We could not find any clients.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('offers to clear a search without hits', async () => {
    localStore.set('eip-client-search', 'zzz');
    const { user, searches } = await open('en', 0);
    await screen.findByText('No Clients Found');
    const [, inState] = screen.getAllByRole('button', { name: 'Clear search' });
    await user.click(inState!);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    await waitFor(() => expect(searches()).toEqual(['zzz', undefined]), { timeout: 2_000 });
    expect(localStore.get('eip-client-search')).toBeNull();
  });

  it('says when it failed, and tries again', async () => {
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

  it('speaks Spanish', async () => {
    await open('es');
    expect(screen.getByRole('dialog', { name: 'Cambiar de cuenta de cliente' })).toBeVisible();
    expect(await screen.findByText('Primeros 3 de 40. Busque para encontrar los demás.')).toBeVisible();
  });
});
