import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { searchDebounceMs } from '@core/list/list-state';
import { CurrentAddressContext } from '@lib/current-address';
import { createWords } from '@tests/helpers/words';
import { SearchBox } from '@ui/list/search-box';
import { PortalThemeProvider } from '@ui/theme/portal-theme-provider';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const List = () => {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <SearchBox
        label="Search"
        search={query.get('search') ?? ''}
        latest={() => query.get('search') ?? ''}
        onSearch={(text) => void navigate({ pathname, search: `search=${text}` })}
      />
      <Outlet />
    </>
  );
};

/** Renders a list with a record that opens over it, and another page that loads slowly. */
const open = async () => {
  await createWords('en');
  let answer = (): void => undefined;
  const page = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List />, children: [{ path: 'record', element: 'The record' }] },
      { path: '/page', loader: () => page, element: 'The page' },
    ],
    { initialEntries: ['/list'] },
  );
  render(
    <PortalThemeProvider>
      <CurrentAddressContext value={() => router.state.navigation.location ?? router.state.location}>
        <RouterProvider router={router} />
      </CurrentAddressContext>
    </PortalThemeProvider>,
  );
  return { router, answer: () => answer() };
};

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = () => wait(searchDebounceMs);

it('does not search while another page loads', async () => {
  const { router, answer } = await open();
  type('harbor');
  act(() => void router.navigate('/page'));
  await rest();
  answer();
  await wait(0);
  expect(screen.getByText('The page')).toBeVisible();
  await rest();
  expect(router.state.location).toMatchObject({ pathname: '/page', search: '' });
});

it('searches when the user returns before the other page has loaded', async () => {
  const { router } = await open();
  type('harbor');
  act(() => void router.navigate('/page'));
  await rest();
  act(() => void router.navigate('/list'));
  await wait(0);
  expect(router.state.location.search).toBe('');
  await rest();
  expect(router.state.location.search).toBe('?search=harbor');
});

it('searches when a record over the list is closed', async () => {
  const { router } = await open();
  type('harbor');
  act(() => void router.navigate('/list/record'));
  await rest();
  await rest();
  expect(screen.getByText('The record')).toBeVisible();
  expect(router.state.location.search).toBe('');
  act(() => void router.navigate(-1));
  await rest();
  expect(router.state.location).toMatchObject({ pathname: '/list', search: '?search=harbor' });
});
