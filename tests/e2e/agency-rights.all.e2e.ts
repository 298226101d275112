import { blankPath, expect, type NewVisit, test, type Visit } from './setup/fixtures';
import type { Call } from './setup/calls';
import { startRightsServer, type Person, type RightsServer } from './setup/rights-server';

/** The agency's pages as the specification defines them, in its order. Nothing here comes from the portal's code. */
const pages = [
  {
    name: 'Revenue Report',
    path: '/evoove/revenue-report',
    flag: 'evoove_agency_revenue_report',
    permission: 'evoove_menu_revenue_report',
    end: '/evoove/revenue-report',
    heading: 'Revenue Report',
  },
  {
    name: 'Performance',
    path: '/evoove/performance',
    flag: 'evoove_agency_performance',
    permission: 'evoove_menu_performance',
    end: '/evoove/performance/my-team?filterBy=Top+Sales',
    heading: 'My Team',
  },
  {
    name: 'Administration',
    path: '/evoove/administration',
    flag: 'evoove_agency_administration',
    permission: 'evoove_menu_administration',
    end: '/evoove/administration',
    heading: 'Administration',
  },
] as const;
type AgencyPage = (typeof pages)[number];

const acting = 'act_as_evoove_agency';
const notFound = 'Oops! Page Not Found!';
const denied = 'Access Denied';
const [, performance] = pages;
const others = [pages[0], pages[2]];
const permissionsOf = (chosen: readonly AgencyPage[]) => chosen.map(({ permission }) => permission);

let server: RightsServer;
test.beforeAll(async () => {
  server = await startRightsServer();
});
test.afterAll(() => server.stop());

const switchOn = (chosen: readonly AgencyPage[]) =>
  server.switchFlags(Object.fromEntries(pages.map((page) => [page.flag, chosen.includes(page)])));
const signIn = async (newVisit: NewVisit, person: Person): Promise<Visit> => {
  const visit = await newVisit({ url: server.url });
  await visit.enter(await server.add({ agency: 1, ...person }), blankPath);
  return visit;
};
/** Opens a path. Returns the resulting address, its heading and the menu. */
const visited = async ({ page, open, address }: Visit, path: string) => {
  await open(path);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  return { address: address(), heading, menu: await menu.allInnerTexts() };
};

test.describe('Performance', () => {
  test('requires its own flag first, then its own permission, regardless of other flags and permissions', async ({
    newVisit,
  }) => {
    const { end, heading, path, name, permission } = performance;
    const holder = await signIn(newVisit, { permissions: [acting, permission] });
    const other = await signIn(newVisit, { permissions: [acting, ...permissionsOf(others)] });
    await switchOn([performance]);
    expect(await visited(holder, path)).toEqual({ address: end, heading, menu: [name] });
    expect(await visited(other, path)).toEqual({ address: '/forbidden', heading: denied, menu: [] });
    await switchOn(others);
    for (const visit of [holder, other])
      expect(await visited(visit, path)).toEqual({ address: path, heading: notFound, menu: [] });
    await other.calls.settle();
    expect(other.calls.made(/\/v1\/evoove\/performance/)).toEqual([]);
  });
});

/** Expects that calls were made, and that all but the aborted ones were refused with 403. */
const expectRefused = (asked: readonly Call[]) => {
  const statuses = asked.map(({ status }) => status).filter((status) => status !== 0);
  expect(new Set(statuses)).toEqual(new Set([403]));
};

test.describe('the flags and permissions of all three pages', () => {
  test('show no data and no menu to a user who does not act for an agency', async ({ newVisit }) => {
    await switchOn(pages);
    const visit = await signIn(newVisit, { permissions: permissionsOf(pages) });
    expect((await visited(visit, '/')).address).toBe('/forbidden');
    for (const { path, end, heading } of pages) {
      const asked = await visit.calls.during(
        async () => expect(await visited(visit, path)).toEqual({ address: end, heading, menu: [] }),
        /\/v1\/evoove\//,
      );
      expectRefused(asked);
    }
  });

  test('show no data to a user who acts for an agency but belongs to none', async ({ newVisit }) => {
    await switchOn(pages);
    const visit = await newVisit({ url: server.url });
    await visit.enter(await server.add({ permissions: [acting, ...permissionsOf(pages)] }));
    await visit.page.getByRole('heading', { level: 1, name: 'Revenue Report' }).waitFor();
    await visit.page.getByText('You do not have access to this list.').waitFor();
    expectRefused(visit.calls.made(/\/v1\/evoove\//));
  });
});
