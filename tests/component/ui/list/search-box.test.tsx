import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchDebounceMs } from '@core/list/list-state';
import { PresentAddressContext } from '@lib/present-address';
import { createWords } from '@tests/helpers/words';
import { SearchBox } from '@ui/list/search-box';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const List = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SearchBox
      label="Search"
      search={query.get('search') ?? ''}
      onSearch={(text) => void navigate({ search: `search=${text}` })}
    />
  );
};

/** A list, and a record whose page takes its time. */
const open = async () => {
  await createWords('en');
  let answer = (): void => undefined;
  const record = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/record', loader: () => record, element: 'The record' },
    ],
    { initialEntries: ['/list'] },
  );
  render(
    <PortalThemeProvider>
      <PresentAddressContext value={() => router.state.navigation.location ?? router.state.location}>
        <RouterProvider router={router} />
      </PresentAddressContext>
    </PortalThemeProvider>,
  );
  return { router, answer: () => answer() };
};

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = () => wait(searchDebounceMs);

it('waits with a search while a record is on its way', async () => {
  const { router, answer } = await open();
  type('harbor');
  act(() => void router.navigate('/record'));
  await rest();
  answer();
  await wait(0);
  expect(screen.getByText('The record')).toBeVisible();
  await rest();
  expect(router.state.location).toMatchObject({ pathname: '/record', search: '' });
});

it('searches when the user stays after all', async () => {
  const { router } = await open();
  type('harbor');
  act(() => void router.navigate('/record'));
  await rest();
  act(() => void router.navigate('/list'));
  await wait(0);
  expect(router.state.location.search).toBe('');
  await rest();
  expect(router.state.location.search).toBe('?search=harbor');
});
