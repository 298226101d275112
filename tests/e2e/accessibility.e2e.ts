import { expect, it } from 'vitest';
import type { Account } from './setup/accounts';
import { bigClient, clientId, quietClient } from './setup/api';
import { newVisit } from './setup/browser';
import { violationsOf } from './setup/violations';

interface Screen {
  readonly name: string;
  readonly account?: Account;
  readonly path: () => Promise<string>;
  /** A text that stands there when the screen is complete. */
  readonly shows: string;
}
const at = (path: string) => () => Promise.resolve(path);
const inClient = (client: string, path: string) => async () => `/clients/${await clientId(client)}/${path}`;

const screens: readonly Screen[] = [
  { name: 'login', path: at('/login'), shows: 'Forgot password?' },
  { name: 'forgot password', path: at('/forgot-password'), shows: 'Forgot your password?' },
  { name: 'clients', account: 'admin', path: at('/clients'), shows: 'All Clients' },
  {
    name: 'employees',
    account: 'admin',
    path: inClient(bigClient, 'employees'),
    shows: 'Data updates every night.',
  },
  {
    name: 'no employees',
    account: 'admin',
    path: inClient(quietClient, 'employees'),
    shows: 'No employees yet',
  },
  {
    name: 'nothing found',
    account: 'admin',
    path: inClient(bigClient, 'employees?search=zzzz'),
    shows: 'No employees found',
  },
  { name: 'worksites', account: 'admin', path: inClient(bigClient, 'worksites'), shows: 'Worksites' },
  {
    name: 'new worksite',
    account: 'admin',
    path: inClient(bigClient, 'worksites/new'),
    shows: 'Worksite name',
  },
  { name: 'users', account: 'admin', path: at('/users'), shows: 'Users' },
  { name: 'new user', account: 'admin', path: at('/users/new'), shows: 'First name' },
  {
    name: 'dashboard',
    account: 'admin',
    path: inClient(bigClient, 'dashboard'),
    shows: 'Claims by month',
  },
  {
    name: 'gross profit',
    account: 'admin',
    path: inClient(bigClient, 'gross-profit'),
    shows: 'Revenue by month',
  },
  {
    name: 'billings',
    account: 'admin',
    path: inClient(bigClient, 'billings'),
    shows: 'Total receivables',
  },
  { name: 'my team', account: 'agency', path: at('/evoove/performance/my-team'), shows: 'Top Sales' },
  { name: 'my clients', account: 'agency', path: at('/evoove/performance/my-clients'), shows: 'Aging' },
  { name: 'members', account: 'agency', path: at('/evoove/administration'), shows: 'Administration' },
  {
    name: 'revenue report',
    account: 'agency',
    path: at('/evoove/revenue-report'),
    shows: 'Revenue by month',
  },
  {
    name: 'edit member',
    account: 'agency',
    path: at('/evoove/administration/1002/edit'),
    shows: 'Save member',
  },
  {
    name: 'a client of the agency',
    account: 'agency',
    path: inClient('Dockside Seafood Co.', 'billings'),
    shows: 'Data updates every night.',
  },
  { name: 'not found', account: 'admin', path: at('/no/such/page'), shows: 'Oops! Page Not Found!' },
  { name: 'forbidden', account: 'staff', path: at('/forbidden'), shows: 'Access Denied' },
];

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const;

it.each(screens)('$name has no fault in any look', async ({ account, path, shows }) => {
  const faults: string[] = [];
  // Each in a profile of its own: a page without a window may go on drawing what it was before it was resized.
  for (const look of looks) {
    const { page, calls, enter, open } = await newVisit(look);
    await (account ? enter(account, await path()) : open(await path()));
    await page.getByText(shows).first().waitFor();
    await calls.settle();
    const found = await violationsOf(page);
    faults.push(...found.map((fault) => `${look.colorScheme} at ${look.viewport.width}: ${fault}`));
    await page.context().close();
  }
  expect(faults).toEqual([]);
});
