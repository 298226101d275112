/**
 * The screens of `npm run screenshots -- --sheets` and of the journeys in generated languages. `account` is absent on
 * public pages. `answer` replaces the response of every call whose address matches `calls`, to show a state that the demo
 * data does not have. `open` runs actions after opening the address.
 */

const client = '/clients/7';
const agencyClient = '/evoove';

const publicPaths = {
  login: '/login',
  'forgot password': '/forgot-password',
  'activate account': '/activate-account?token=no-such-token',
  'membership, welcome': '/thepactform?id=1006',
  'membership, expired': '/thepactform?id=1005',
  'membership, no invitation': '/thepactform',
};

const adminPaths = {
  clients: '/clients',
  account: '/account',
  users: '/users',
  'new user': '/users/new',
  'audit trail': '/audit-trail',
  'forms in review': '/pact-reviews',
  jobs: '/jobs',
  trash: '/trash',
  'clients as a list': '/administration/clients',
  roles: '/administration/roles',
  'API page': '/openapi',
  forbidden: '/forbidden',
  'not found': '/no/such/page',
  dashboard: `${client}/dashboard`,
  employees: `${client}/employees`,
  'no such employee': `${client}/employees/1`,
  'no employee found': `${client}/employees?search=zzzz`,
  worksites: `${client}/worksites`,
  'new worksite': `${client}/worksites/new`,
  claims: `${client}/claims`,
  billings: `${client}/billings`,
  payroll: `${client}/payroll`,
  compliance: `${client}/compliance`,
  'gross profit': `${client}/gross-profit`,
  'pact rewards': `${client}/pact-rewards-report`,
  'users of a client': `${client}/users`,
  'trash of a client': `${client}/trash`,
};

const agencyPaths = {
  performance: `${agencyClient}/performance`,
  'my team': `${agencyClient}/performance/my-team`,
  'my clients': `${agencyClient}/performance/my-clients`,
  'revenue report': `${agencyClient}/revenue-report`,
  members: `${agencyClient}/administration`,
  'edit member': `${agencyClient}/administration/1002/edit`,
};

const toScreens = (paths, account) =>
  Object.entries(paths).map(([name, path]) => ({ name, path, ...(account && { account }) }));

const clickButton = (name) => async (page) => {
  await page.getByRole('button', { name }).first().click();
};

const admin = 'admin@portal.example';

/** Opens the first record of a list, in the drawer over the list or as a page. */
const openFirst = async (page) => {
  const link = page.locator('main .record-link').first();
  const name = await link.innerText();
  await link.click();
  // The address changes before the record is drawn.
  await page.waitForURL(/\/\d+($|\?)/);
  await page.getByRole('heading', { name }).waitFor();
};

/**
 * Goes from the welcome page through the digits to the form, and through `pages` of its pages. `isRefused` then presses
 * the button of the current page without filling anything in.
 */
const openForm = (pages, isRefused) => async (page) => {
  const main = page.locator('main button.MuiButton-contained');
  const goToNextPage = async () => {
    const title = await page.locator('h1').innerText();
    await main.click();
    await page.locator('h1', { hasNotText: title }).waitFor();
  };
  await goToNextPage();
  await page.locator('main input').fill('4321');
  await goToNextPage();
  for (let remaining = pages; remaining > 0; remaining -= 1) {
    if (remaining === pages) {
      await page.locator('[name=last_name]').fill('Reyes');
      await page.locator('[name=date_of_birth]').fill('04/12/1991');
      await page.locator('[name=social_security_number]').fill('123-45-4321');
    }
    await goToNextPage();
  }
  if (!isRefused) return;
  await main.click();
  await page.getByRole('group', { name: /\d/ }).waitFor();
};

const formScreens = [
  ['personal info', 0],
  ['home address', 1],
  ['contact info', 2],
  ['beneficiaries', 3],
].map(([name, pages]) => ({
  name: `membership, ${name}`,
  path: '/thepactform?id=1001',
  open: openForm(pages, false),
}));

export const screens = [
  ...toScreens(publicPaths),
  ...formScreens,
  { name: 'membership, personal info refused', path: '/thepactform?id=1001', open: openForm(0, true) },
  { name: 'membership, beneficiaries refused', path: '/thepactform?id=1001', open: openForm(3, true) },
  ...toScreens(adminPaths, admin),
  ...toScreens(agencyPaths, 'agency@portal.example'),
  ...[
    ['loading', 'never'],
    ['refused', 403],
    ['failed', 500],
  ].map(([state, answer]) => ({
    name: `employees, ${state}`,
    path: `${client}/employees`,
    account: admin,
    calls: /workers\/?\?/,
    answer,
  })),
  {
    name: 'filters',
    path: `${client}/employees`,
    account: admin,
    open: clickButton(/^(filter|filtr|status|situaci)/i),
  },
  { name: 'employee', path: `${client}/employees`, account: admin, open: openFirst },
  {
    name: 'account menu',
    path: `${client}/claims`,
    account: admin,
    open: clickButton(/account menu|cuenta/i),
  },
  { name: 'palette', path: '/users', account: admin, open: (page) => page.keyboard.press('Control+K') },
];
