import { isFull } from '../helpers/scale';
import { blank, expect, type NewVisit, test, type Visit } from './setup/fixtures';
import type { Call } from './setup/calls';
import { startRightsServer, type Person, type RightsServer } from './setup/rights-server';

/** What the specification says of the agency's pages, in its order; nothing here is taken from the portal. */
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
/** All eight choices of three. */
const choices = Array.from({ length: 8 }, (_, bits) => pages.filter((_, at) => bits & (1 << at)));
const nameOf = (chosen: readonly AgencyPage[]) => chosen.map(({ name }) => name).join(' + ') || 'nothing';
const permissionsOf = (chosen: readonly AgencyPage[]) => chosen.map(({ permission }) => permission);
const allBut = (page: AgencyPage) => pages.filter((other) => other !== page);
/** What is switched on beside each choice of permissions: everything, the same and the others in turn; in a full run every choice. */
const flagsBeside = (held: readonly AgencyPage[]): readonly (readonly AgencyPage[])[] => {
  const others = pages.filter((page) => !held.includes(page));
  const some = [pages, held, others];
  return isFull ? choices : some.slice(choices.indexOf(held) % 3).slice(0, 1);
};

let server: RightsServer;
test.beforeAll(async () => {
  server = await startRightsServer();
});
test.afterAll(() => server.stop());

const switchOn = (chosen: readonly AgencyPage[]) =>
  server.switchFlags(Object.fromEntries(pages.map((page) => [page.flag, chosen.includes(page)])));
const signIn = async (newVisit: NewVisit, person: Person): Promise<Visit> => {
  const visit = await newVisit({ url: server.url });
  await visit.enter(await server.add({ agency: 1, ...person }), blank);
  return visit;
};
/** Where an address leads, the heading there and the menu. */
const visited = async ({ page, open, address }: Visit, path: string) => {
  await open(path);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  return { address: address(), heading, menu: await menu.allInnerTexts() };
};

test.describe('/evoove and the menu, for users with the permissions of', () => {
  for (const [name, held] of choices.map((held) => [nameOf(held), held] as const)) {
    test(`${name}, with any flags`, async ({ newVisit }) => {
      const visit = await signIn(newVisit, { permissions: [acting, ...permissionsOf(held)] });
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const on of flagsBeside(held)) {
        await switchOn(on);
        const flags = `flags: ${nameOf(on)}`;
        found[flags] = await visited(visit, '/evoove/');
        const open = pages.filter((page) => on.includes(page) && held.includes(page));
        const [first] = open;
        expected[flags] = first
          ? { address: first.end, heading: first.heading, menu: open.map(({ name }) => name) }
          : { address: '/evoove/', heading: notFound, menu: [] };
      }
      expect(found).toEqual(expected);
    });
  }
});

const paths: readonly (readonly [string, AgencyPage, { end?: string; heading?: string }])[] = [
  ...pages.map((page) => [page.path, page, {}] as const),
  ['/evoove/performance/', pages[1], {}],
  ['/evoove/performance/my-team', pages[1], { end: '/evoove/performance/my-team' }],
  [
    '/evoove/performance/my-clients',
    pages[1],
    { end: '/evoove/performance/my-clients', heading: 'My Clients' },
  ],
];

// Every page once in the sample, by one of its addresses.
const sample = isFull ? paths : paths.filter(([path]) => /report|my-clients|administration/.test(path));
for (const [path, page, { end = page.end, heading = page.heading }] of sample) {
  test.describe(path, () => {
    const menu = [page.name];

    test('asks for its own flag first and its own permission then, with any other flags and rights', async ({
      newVisit,
    }) => {
      const holder = await signIn(newVisit, { permissions: [acting, page.permission] });
      const other = await signIn(newVisit, { permissions: [acting, ...permissionsOf(allBut(page))] });
      await switchOn([page]);
      expect(await visited(holder, path)).toEqual({ address: end, heading, menu });
      expect(await visited(other, path)).toEqual({ address: '/forbidden', heading: denied, menu: [] });
      await switchOn(allBut(page));
      for (const visit of [holder, other])
        expect(await visited(visit, path)).toEqual({ address: path, heading: notFound, menu: [] });
      await other.calls.settle();
      expect(other.calls.made(new RegExp(`/v1${page.path}`))).toEqual([]);
    });
  });
}

/** Calls were made, and all that were not given up were refused. */
const expectRefused = (asked: readonly Call[]) => {
  const statuses = asked.map(({ status }) => status).filter((status) => status !== 0);
  expect(new Set(statuses)).toEqual(new Set([403]));
};

test.describe('the flags and permissions of all three pages', () => {
  test('open no data and no menu to who does not act for an agency', async ({ newVisit }) => {
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

  test('open no data to who acts for an agency and is of none', async ({ newVisit }) => {
    await switchOn(pages);
    const visit = await newVisit({ url: server.url });
    await visit.enter(await server.add({ permissions: [acting, ...permissionsOf(pages)] }));
    await visit.page.getByRole('heading', { level: 1, name: 'Revenue Report' }).waitFor();
    await visit.page.getByText('You do not have access to this list.').waitFor();
    expectRefused(visit.calls.made(/\/v1\/evoove\//));
  });
});

/** Every list with its options, the first of which is the default, and what each is called on the wire. */
const lists = [
  {
    path: '/evoove/performance/my-team',
    heading: 'My Team',
    options: {
      'Top Sales': 'top_sales',
      'Bottom Sales': 'bottom_sales',
      'Top Recruiting': 'top_recruiting',
      'Bottom Recruiting': 'bottom_recruiting',
    },
  },
  {
    path: '/evoove/performance/my-clients',
    heading: 'My Clients',
    options: {
      Aging: 'aging',
      Claims: 'claims',
      Retention: 'retention',
      Compliance: 'compliance',
      Payroll: 'payroll',
    },
  },
] as const;
const senseless = isFull ? ['', 'Nonsense', 'top sales', 'top_sales', 'toString'] : ['top_sales'];

for (const { path, heading, options } of lists) {
  test.describe(`filterBy of ${path}`, () => {
    const names = Object.keys(options);
    const [usual = ''] = names;
    const wire: Readonly<Record<string, string>> = options;

    test('is one of its options, and the first of them for anything else', async ({ newVisit }) => {
      await switchOn(pages);
      const visit = await signIn(newVisit, { permissions: [acting, ...permissionsOf(pages)] });
      const found: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      const known = isFull ? [undefined, ...names] : [undefined, names.at(-1)];
      for (const value of [...known, ...senseless, '%E0%A4%A']) {
        const query = value === undefined ? '' : `?filterBy=${value.replaceAll(' ', '+')}`;
        const shown = names.find((name) => name === value) ?? usual;
        const before = visit.calls.made().length;
        const { heading: title } = await visited(visit, path + query);
        const pill = visit.page.getByRole('radio', { checked: true });
        const chosen = await pill.evaluate((radio) => radio.closest('label')?.textContent);
        await visit.calls.settle();
        const sent = visit.calls
          .made()
          .slice(before)
          .filter(({ address }) => address.includes(path));
        found[query] = {
          title,
          chosen,
          sent: sent.map(({ address }) => new URL(address, server.url).searchParams.get('filter_by')),
        };
        expected[query] = { title: heading, chosen: shown, sent: [wire[shown]] };
      }
      expect(found).toEqual(expected);
    });
  });
}
