import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isFull, sampleOf } from '@tests/helpers/scale';
import { agencyAreas, agencyFixture, type AgencyArea } from './agency-fixture';

const agency = agencyFixture();

type AreaState = 'open' | 'off' | 'refused';
const areaStates: readonly AreaState[] = ['open', 'off', 'refused'];
const titles: Record<AgencyArea, string> = {
  'revenue-report': 'Revenue Report',
  performance: 'My Team',
  administration: 'Administration',
};
/** The address that the plain path of each area redirects to. */
const ends: Record<AgencyArea, string> = {
  'revenue-report': '/evoove/revenue-report',
  performance: '/evoove/performance/my-team?filterBy=Top+Sales',
  administration: '/evoove/administration',
};
const heading = (name: string) => screen.findByText(name, { selector: 'h1' });

/** All combinations of any two areas; in a full run, of all three. */
const combinations = areaStates.flatMap((revenue, first) =>
  areaStates.flatMap((performance, second) =>
    areaStates
      .filter((_, third) => isFull || third === (first + second) % areaStates.length)
      .map((administration) => [revenue, performance, administration] as const),
  ),
);

describe('/evoove redirects to the first open area', () => {
  it.each(sampleOf(combinations, 4))(
    'revenue report %s, performance %s, administration %s',
    async (...states) => {
      const by = Object.fromEntries(agencyAreas.map((area, index) => [area, states[index]]));
      await agency.allow({
        on: agencyAreas.filter((area) => by[area] !== 'off'),
        held: agencyAreas.filter((area) => by[area] !== 'refused'),
      });
      const { address } = await agency.open('');
      const first = agencyAreas.find((area) => by[area] === 'open');
      if (first === undefined) {
        await screen.findByText('Oops! Page Not Found!');
        expect(address()).toBe('/evoove');
        return;
      }
      await heading(titles[first]);
      expect(address()).toBe(ends[first]);
    },
  );

  it('with a trailing slash too', async () => {
    const { address } = await agency.open('/');
    await heading('Revenue Report');
    expect(address()).toBe('/evoove/revenue-report');
  });
});

const paths: readonly { path: string; area: AgencyArea; title: string; end?: string }[] = [
  { path: '/revenue-report', area: 'revenue-report', title: 'Revenue Report' },
  { path: '/administration', area: 'administration', title: 'Administration' },
  { path: '/performance', area: 'performance', title: 'My Team', end: ends.performance },
  { path: '/performance/', area: 'performance', title: 'My Team', end: ends.performance },
  { path: '/performance/my-team', area: 'performance', title: 'My Team' },
  { path: '/performance/my-clients', area: 'performance', title: 'My Clients' },
];
const others = (area: AgencyArea) => agencyAreas.filter((other) => other !== area);

describe.each(
  sampleOf(
    paths.map((one, at) => ({ ...one, at })),
    3,
  ),
)('/evoove$path', ({ at, path, area, title, end = `/evoove${path}` }) => {
  it('opens with only its own flag and permission', async () => {
    await agency.allow({ on: [area], held: [area] });
    const { address } = await agency.open(path);
    await heading(title);
    expect(address()).toBe(end);
  });

  // Alternates between the two from path to path.
  const holders = [
    { held: agencyAreas, who: 'who holds its permission' },
    { held: others(area), who: 'who does not' },
  ];
  it.each(holders.filter((_, index) => isFull || index === at % 2))(
    'is not found while its flag is off, for $who',
    async ({ held }) => {
      await agency.allow({ on: others(area), held });
      const { address } = await agency.open(path);
      await screen.findByText('Oops! Page Not Found!');
      expect(address()).toBe(`/evoove${path}`);
      expect(agency.callsTo('performance/my-team')).toEqual([]);
    },
  );

  it('is forbidden without its permission, without an API call', async () => {
    await agency.allow({ on: agencyAreas, held: others(area) });
    const { address } = await agency.open(path);
    await screen.findByText('Access Denied');
    expect(address()).toBe('/forbidden');
    const closedPaths = [
      'revenue-report',
      'performance/my-team',
      'performance/my-clients',
      'administration/members',
    ];
    expect(closedPaths.flatMap((call) => agency.callsTo(call))).toEqual([]);
  });
});

describe('the agency menu', () => {
  it('lists only the open areas', async () => {
    await agency.allow({ on: ['performance', 'administration'], held: ['revenue-report', 'administration'] });
    await agency.open('');
    await heading('Administration');
    const links = screen.getByRole('navigation', { name: 'Main menu' }).querySelectorAll('a');
    const names = [...links].map((link) => link.textContent || link.getAttribute('aria-label'));
    // The trash of what is open.
    expect(names).toEqual(['Administration', 'Trash']);
  });

  it('keeps Performance selected on both of its tabs', async () => {
    const { router } = await agency.open('/performance/my-team');
    await heading('My Team');
    const entry = () => screen.getByRole('link', { name: 'Performance' });
    expect(entry()).toHaveClass('Mui-selected');
    await router.navigate('/evoove/performance/my-clients');
    await heading('My Clients');
    expect(entry()).toHaveClass('Mui-selected');
  });
});

describe('an address with missing or invalid parameters', () => {
  it.each(
    sampleOf(
      [
        ['/performance/my-team?filterBy=Best', 'Top Sales', 'performance/my-team', 'top_sales'],
        [
          '/performance/my-team?filterBy=top_sales&page=-1&sortBy=x',
          'Top Sales',
          'performance/my-team',
          'top_sales',
        ],
        [
          '/performance/my-team?filterBy=Bottom+Recruiting',
          'Bottom Recruiting',
          'performance/my-team',
          'bottom_recruiting',
        ],
        ['/performance/my-clients', 'Aging', 'performance/my-clients', 'aging'],
        ['/performance/my-clients?filterBy=constructor', 'Aging', 'performance/my-clients', 'aging'],
        ['/performance/my-clients?filterBy=Payroll', 'Payroll', 'performance/my-clients', 'payroll'],
      ],
      4,
    ),
  )('%s shows %s', async (path, pill, call, sent) => {
    await agency.open(path);
    expect(await screen.findByRole('radio', { name: pill })).toBeChecked();
    await waitFor(() => expect(agency.callsTo(call)).toHaveLength(1));
    expect(Object.fromEntries(agency.callsTo(call)[0]?.url.searchParams ?? [])).toEqual({
      offset: '0',
      limit: '10',
      filter_by: sent,
    });
  });

  it('is reset to the plain path when the page is past the last one', async () => {
    const { address } = await agency.open('/performance/my-team?page=90');
    await heading('My Team');
    await waitFor(() => expect(address()).toBe('/evoove/performance/my-team'));
  });
});
