import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { agencyFixture } from '@tests/component/app/agency-fixture';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';

const agency = agencyFixture();

const year = new Date().getFullYear();
const defaultPeriod = { period_start: `01/01/${year - 1}`, period_end: `12/31/${year - 1}` };
const queryOf = (path: string) => Object.fromEntries(agency.callsTo(path).at(-1)?.url.searchParams ?? []);
const totalRow = async () => {
  const label = await screen.findByText(/^Total of all/);
  return within(label.closest('[role="row"]') as HTMLElement);
};
const figures = (revenue: number) => () =>
  HttpResponse.json({
    data: [
      { key: 'total_revenue', count: revenue },
      { key: 'total_commission', count: 12.5 },
      { key: 'total_clients', count: 3 },
    ],
  });

describe('figures of a filtered list', () => {
  it('are fetched with the search and the period, like the chart', async () => {
    await agency.open('/revenue-report');
    await waitFor(() => expect(agency.callsTo('revenue-report/by-month')).toHaveLength(1));
    expect(queryOf('revenue-report/kpi')).toEqual(defaultPeriod);
    expect(queryOf('revenue-report/by-month')).toEqual(defaultPeriod);
    await person.type(await screen.findByRole('searchbox'), 'bell{Enter}');
    await waitFor(() => expect(queryOf('revenue-report/kpi')).toEqual({ ...defaultPeriod, search: 'bell' }));
    await waitFor(() =>
      expect(queryOf('revenue-report/by-month')).toEqual({ ...defaultPeriod, search: 'bell' }),
    );
    expect(agency.callsTo('revenue-report/kpi')).toHaveLength(2);
  });

  it('are not fetched again for another page', async () => {
    await agency.open('/revenue-report');
    // Wait for the rows: before they have loaded, it is unknown whether there is a next page.
    await totalRow();
    await person.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(queryOf('revenue-report')).toMatchObject({ offset: '10' }));
    expect(agency.callsTo('revenue-report/kpi')).toHaveLength(1);
    expect(agency.callsTo('revenue-report/by-month')).toHaveLength(1);
  });

  it('are in the total row, which shows how many entries it counts', async () => {
    agency.answer('revenue-report/kpi', figures(1_234_567.89));
    await agency.open('/revenue-report');
    const total = await totalRow();
    expect(total.getByText(/^Total of all [\d,]+ entries$/)).toBeInTheDocument();
    expect(await total.findByText('$1,234,567.89')).toBeInTheDocument();
    expect(total.getByText('$12.50')).toBeInTheDocument();
    expect(screen.getByText('$1,234,568')).toBeInTheDocument();
  });

  it('are shown below the cards on a phone', async () => {
    setWidth(390);
    agency.answer('revenue-report/kpi', figures(99.5));
    await agency.open('/revenue-report');
    const card = (await screen.findByText(/^Total of all/)).closest('.MuiPaper-root') as HTMLElement;
    expect(await within(card).findByText('$99.50')).toBeInTheDocument();
    expect(within(card).getAllByRole('definition')).toHaveLength(2);
  });

  it('that fail keep the rows, without a total row', async () => {
    agency.answer('revenue-report/kpi', agency.refuse(500, 'broken'));
    await agency.open('/revenue-report');
    expect(await screen.findAllByText('Could not be loaded')).toHaveLength(3);
    expect(await screen.findByRole('button', { name: 'Next page' })).toBeInTheDocument();
    expect(screen.queryByText(/^Total of all/)).toBeNull();
    agency.api.server.resetHandlers();
    const [retry] = screen.getAllByRole('button', { name: /^Retry/ });
    if (retry) await person.click(retry);
    expect(await screen.findByText(/^Total of all/)).toBeInTheDocument();
  });
});

describe('a chart with its own call', () => {
  it('shows every month of the filtered list in order, not only those of the page', async () => {
    agency.answer('revenue-report/by-month', () =>
      HttpResponse.json({
        data: [
          { month: `${year - 1}-02`, commission: 2, revenue_after_commission: 20 },
          { month: `${year - 1}-01`, commission: 1, revenue_after_commission: 10 },
        ],
      }),
    );
    await agency.open('/revenue-report');
    const chart = within(await screen.findByRole('table', { name: 'Revenue by month' }));
    expect(chart.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      `Jan ${year - 1}`,
      `Feb ${year - 1}`,
    ]);
    expect(chart.getByRole('row', { name: `Feb ${year - 1} $2.00 $20.00` })).toBeInTheDocument();
  });

  it('fails on its own and can be retried', async () => {
    agency.answer('revenue-report/by-month', agency.refuse(500, 'broken'));
    await agency.open('/revenue-report');
    const retry = await screen.findByRole('button', { name: 'Retry: Revenue by month' });
    expect(await totalRow()).toBeDefined();
    agency.api.server.resetHandlers();
    await person.click(retry);
    expect(await screen.findByRole('table', { name: 'Revenue by month' })).toBeInTheDocument();
  });

  it('shows a message when there are no months', async () => {
    agency.answer('revenue-report/by-month', () => HttpResponse.json({ data: [] }));
    await agency.open('/revenue-report');
    expect(await screen.findByText('Nothing to show for this period.')).toBeInTheDocument();
  });
});
