import { alternate } from '../helpers/scale';
import type { Account } from './setup/accounts';
import { bigClient, clientId } from './setup/api';
import { expect, test } from './setup/fixtures';
import { goTo } from './setup/navigation';
import { screenVariants, screenFaults } from './setup/violations';

test.describe.configure({ mode: 'parallel' });

interface Screen {
  readonly name: string;
  readonly account?: Account;
  readonly path: () => Promise<string>;
  /** A text that is shown when the screen is complete. */
  readonly shows: string;
  /** A text to click then, which opens more. */
  readonly opens?: string;
}
const at = (path: string) => () => Promise.resolve(path);
const inClient = (client: string, path: string) => async () => `/clients/${await clientId(client)}/${path}`;

const screens: readonly Screen[] = [
  { name: 'login', path: at('/login'), shows: 'Forgot password?' },
  { name: 'forgot password', path: at('/forgot-password'), shows: 'Forgot your password?' },
  {
    name: 'nothing found',
    account: 'admin',
    path: inClient(bigClient, 'employees?search=zzzz'),
    shows: 'No employees found',
  },
  {
    name: 'dashboard',
    account: 'admin',
    path: inClient(bigClient, 'dashboard'),
    shows: 'Claims by month',
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
  {
    name: 'a call of the API',
    account: 'admin',
    path: at('/openapi'),
    shows: 'Every call of the portal',
    opens: 'Add worksite',
  },
  { name: 'not found', account: 'admin', path: at('/no/such/page'), shows: 'Oops! Page Not Found!' },
  { name: 'forbidden', account: 'staff', path: at('/forbidden'), shows: 'Access Denied' },
];

for (const variant of screenVariants) {
  test(`screens have no faults, ${variant.colorScheme} at ${variant.viewport.width} px`, async ({
    newVisit,
  }) => {
    const own = alternate(screens, screenVariants).flatMap(([screen, one]) =>
      one === variant ? [screen] : [],
    );
    const faults: string[] = [];
    // One profile per account: what one screen has loaded is available to the next.
    for (const person of new Set(own.map(({ account }) => account))) {
      const { page, calls, enter, open } = await newVisit(variant);
      if (person) await enter(person);
      for (const { name, path, shows, opens } of own.filter(({ account }) => account === person)) {
        await (person ? goTo(page, await path()) : open(await path()));
        await page.getByText(shows).first().waitFor();
        await calls.settle();
        if (opens) await page.getByText(opens).click();
        faults.push(...(await screenFaults(page)).map((fault) => `${name}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
