import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { person } from '@tests/helpers/person';
import { answers, malformedAnswers } from './dashboard-answers';
import { card, dashboardFixture, paths, settled, tile } from './dashboard-fixture';

const { api, requestedPaths, serve, open } = dashboardFixture();

describe('the dashboard', () => {
  it('shows the data of every call, and makes each call once', async () => {
    serve();
    await open();
    await settled();
    expect(await tile('PACT compliance')).toHaveTextContent('99%Partly fulfilled');
    expect(await tile('YTD gross profit')).toHaveTextContent('18.4%');
    expect(await tile('Receivables')).toHaveTextContent('$184,320$12,640past due');
    expect(await tile('Open claims')).toHaveTextContent('7Salvage: 3');
    expect(await card('Payroll')).toHaveTextContent(
      'YTD wages$6,284,115Last pay date11/13/2026Next pay date11/27/2026',
    );
    expect(await card('Active employees')).toHaveTextContent('Last 12 months · 9 new this pay period1,212');
    expect(await card('Headcount by worksite')).toHaveTextContent('Main Street64');
    expect(await card('Headcount by worksite')).toHaveTextContent('the 5 largest worksites');
    expect(await card('Tax cutoff')).toHaveTextContent('69%metMet148Not met64');
    expect(screen.getAllByText('Data updates every night.')).toHaveLength(1);
    expect(requestedPaths.sort()).toEqual([...paths].sort());
  });

  it("shows the client's industry", async () => {
    serve();
    api.server.use(
      http.get('*/api/eip/industry-business', () =>
        HttpResponse.json({ data: [{ id: 3, name: 'Kite making' }] }),
      ),
      http.get('*/api/eip/clients/7', () =>
        HttpResponse.json({ client_account_id: 7, client_account_name: 'Harbor', industry_business_id: 3 }),
      ),
    );
    await open();
    expect(await screen.findByText('Kite making')).toBeInTheDocument();
    await settled();
  });

  it('has a table with the data of each chart', async () => {
    serve();
    await open();
    const claims = within(await card('Claims by month'));
    const rows = within(await claims.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[0]).toHaveTextContent('MonthOpenedClosed');
    expect(rows[12]).toHaveTextContent('Nov 2026111');
    const employees = within(await card('Active employees'));
    expect(await employees.findByRole('rowheader', { name: 'Dec 2025' })).toBeInTheDocument();
  });

  it('has one h1 and a heading for each card', async () => {
    serve();
    await open();
    await settled();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Needs attention',
      'Payroll',
      'Active employees',
      'Claims by month',
      'Headcount by worksite',
      'Tax cutoff',
    ]);
  });

  it('links the items that need attention to their lists, the most urgent first', async () => {
    serve();
    const { address } = await open();
    const root = address().replace(/\/dashboard$/, '');
    const items = within(await card('Needs attention'));
    const links = await items.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${root}/billings?status=60%2B+Past+Due`,
      `${root}/compliance?status=Overdue`,
      `${root}/claims?status=Open`,
      `${root}/employees?cutoff=Not+Met`,
    ]);
    expect(links[0]).toHaveTextContent(/Invoice INV-20418 is past due.*Due 10\/31\/2020.*Overdue/);
    expect(links[2]).toHaveTextContent(/\(2\).*Due soon/);
    expect(items.getByText('4 items')).toBeInTheDocument();
  });

  it('has links on its cards', async () => {
    serve();
    const { address } = await open();
    const root = address().replace(/\/dashboard$/, '');
    await settled();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Open payroll')).toBe(`${root}/payroll`);
    expect(hrefOf('Show all worksites')).toBe(`${root}/worksites`);
    expect(hrefOf('Show the 64 not met')).toBe(`${root}/employees?cutoff=Not+Met`);
    expect(hrefOf('YTD gross profit')).toBe(`${root}/gross-profit?period=yearToDate`);
  });

  it('links every count to its records', async () => {
    serve();
    const { address } = await open();
    const root = address().replace(/\/dashboard$/, '');
    await settled();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Open claims')).toBe(`${root}/claims?unsettled=Yes`);
    expect(hrefOf('Salvage: 3')).toBe(`${root}/claims?salvage=Yes`);
    expect(hrefOf('Active employees: 1,212')).toBe(`${root}/employees`);
    expect(hrefOf('9 new this pay period')).toBe(`${root}/employees?status=All&hired=payPeriod`);
    expect(hrefOf('Main Street: 64')).toBe(`${root}/employees?worksite=Main+Street`);
    expect(hrefOf('Met: 148')).toBe(`${root}/employees?cutoff=Met`);
    expect(hrefOf('Not met: 64')).toBe(`${root}/employees?cutoff=Not+Met`);
    const months = within(await within(await card('Claims by month')).findByRole('table'));
    const row = months.getByRole('rowheader', { name: 'Nov 2026' }).closest('tr')!;
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`${root}/claims?injured=2026-11`, `${root}/claims?closed=2026-11`]);
  });

  it('links an item with a query to exactly its records', async () => {
    const item = {
      id: 'claim-1',
      kind: 'claim',
      title: 'To decide',
      detail: '',
      due_date: '9999-11-24',
      count: 2,
    };
    const query = 'claim_status=Open&injured=2026-08-25..';
    serve({
      ...answers,
      'needs-attention': {
        data: [
          { ...item, query },
          { ...item, query: 'other=1' },
        ],
      },
    });
    await open();
    const links = await within(await card('Needs attention')).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
      'claims?status=Open&injured=2026-08-25..',
      // The list does not support the query, so the link opens the closest list.
      'claims?status=Open',
    ]);
  });

  it('is translated to Spanish', async () => {
    serve();
    await open('es');
    expect(await screen.findByText('Cumple en parte')).toBeInTheDocument();
    expect(await screen.findByText('Ver los 64 que no lo alcanzaron')).toBeInTheDocument();
    expect(await screen.findAllByText('Vencido')).toHaveLength(2);
  });
});

describe('a call that fails', () => {
  const shownBy: Record<string, string[]> = {
    dashboard: ['PACT compliance', 'YTD gross profit', 'Payroll', 'Claims by month', 'Headcount by worksite'],
    'workers/kpi': ['Employee figures'],
    'claims/kpi': ['Open claims'],
    'billings/kpi': ['Receivables'],
    'needs-attention': ['Needs attention'],
    'workers/active-employees-trend': ['Active employees'],
    'workers/tax-cut-off': ['Tax cutoff'],
  };

  it.each(paths)('%s: fails on its own and can be retried', async (path) => {
    const failing = new Set([path]);
    serve(answers, failing);
    await open();
    await settled();
    const retries = screen.getAllByRole('button', { name: /^Retry/ });
    expect(retries.map((button) => button.getAttribute('aria-label'))).toEqual(
      shownBy[path]!.map((name) => `Retry: ${name}`),
    );
    expect(requestedPaths.filter((one) => one === path)).toHaveLength(3);
    expect(requestedPaths).toHaveLength(paths.length + 2);
    failing.clear();
    await person.click(retries[0]!);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull());
    await settled();
    expect(requestedPaths).toHaveLength(paths.length + 3);
  });

  it('includes one with an unexpected response', async () => {
    serve({ ...answers, 'needs-attention': { items: [] } });
    await open();
    expect(await screen.findByRole('button', { name: 'Retry: Needs attention' })).toBeInTheDocument();
  });
});

it('shows dashes for values of another type', async () => {
  serve(malformedAnswers);
  await open();
  await settled();
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent(/NaN|undefined|null|\[object/);
  expect(await tile('PACT compliance')).toHaveTextContent('–Fulfilled at 100%');
  expect(await tile('Open claims')).toHaveTextContent('–Salvage: –');
  expect(await card('Tax cutoff')).toHaveTextContent('–metMet5Not met–');
  expect(await screen.findByText('Storm')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry: Claims by month' })).toBeInTheDocument();
});

describe('an area that is not open to the user', () => {
  const flagOf = async (name: string, value: 'on' | 'off') => {
    const table = api.storage.table('feature_flags');
    await table.remove([{ field: 'name', op: 'eq', value: name }]);
    await table.insert({ name, value });
  };
  const hiddenBy = {
    eip_workers: {
      texts: ['Active employees', 'Tax cutoff'],
      calls: ['workers/kpi', 'workers/active-employees-trend', 'workers/tax-cut-off'],
    },
    eip_claims: { texts: ['Open claims', 'Claims by month'], calls: ['claims/kpi'] },
    eip_billings: { texts: ['Receivables'], calls: ['billings/kpi'] },
    eip_payroll: { texts: ['YTD wages'], calls: [] },
    eip_compliance: { texts: ['PACT compliance'], calls: [] },
    eip_gross_profit: { texts: ['YTD gross profit'], calls: [] },
    eip_locations: { texts: ['Headcount by worksite'], calls: [] },
  };

  it.each(Object.entries(hiddenBy))('%s: is left out with its calls', async (flag, { texts, calls }) => {
    await flagOf(flag, 'off');
    serve();
    try {
      await open();
      await screen.findByText('Claims waiting for documents');
      await settled();
      for (const text of texts) expect(screen.queryByText(text)).toBeNull();
      expect(requestedPaths.sort()).toEqual(
        paths.filter((path) => !calls.some((call) => call === path)).sort(),
      );
    } finally {
      await flagOf(flag, 'on');
    }
  });

  it('is listed under "Needs attention", but without a link', async () => {
    await flagOf('eip_claims', 'off');
    serve();
    try {
      await open();
      const items = within(await card('Needs attention'));
      expect((await items.findByText('Claims waiting for documents')).closest('a')).toBeNull();
      expect(items.getAllByRole('link')).toHaveLength(3);
    } finally {
      await flagOf('eip_claims', 'on');
    }
  });
});

it('reuses the dashboard call when the page is opened again, and repeats the other calls', async () => {
  serve();
  const { router, address } = await open();
  await settled();
  const dashboard = address();
  await router.navigate('/clients/not-found');
  await screen.findByText('Client Not Found');
  requestedPaths.length = 0;
  await router.navigate(dashboard);
  await screen.findByText('Dashboard', { selector: 'h1' });
  await waitFor(() =>
    expect([...requestedPaths].sort()).toEqual(paths.filter((path) => path !== 'dashboard').sort()),
  );
});
