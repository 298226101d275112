import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serverError, listFixture } from './list-fixture';
import { person } from '@tests/helpers/person';

const list = listFixture();
const year = new Date().getFullYear();
const before = year - 1;
const row = (month: string, revenue: number, cost: number) => ({
  id: Number(month.slice(5)),
  month,
  revenue,
  cost,
  gross_profit: revenue - cost,
  gross_profit_pct: (revenue - cost) / revenue,
});
/** Not ordered by month, because the contract does not guarantee an order. */
const rows = [row(`${before}-03`, 300, 150), row(`${before}-01`, 100, 90), row(`${before}-02`, 200, 140)];
const answerRows = () =>
  list.answer('gross-profit', () => HttpResponse.json({ data: rows, total_count: rows.length }));
const periodButton = () => screen.findByRole('button', { name: /^Period/ });

describe('a list without pages', () => {
  it('is fetched with only its period', async () => {
    await list.open('gross-profit');
    await periodButton();
    await waitFor(() => expect(list.callsTo('gross-profit')).toHaveLength(1));
    expect(Object.fromEntries(list.callsTo('gross-profit')[0]?.searchParams ?? [])).toEqual({
      period_start: `01/01/${before}`,
      period_end: `12/31/${before}`,
    });
    expect(screen.getByText(`01/01/${before} – 12/31/${before}`)).toBeInTheDocument();
  });

  it('is ordered by month, with totals below and no pagination, search or filters', async () => {
    answerRows();
    await list.open('gross-profit');
    const grid = await screen.findByRole('grid');
    await within(grid).findByText(`Jan ${before}`);
    const lines = within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getAllByRole('gridcell')[0]?.textContent);
    expect(lines).toEqual([`Jan ${before}`, `Feb ${before}`, `Mar ${before}`, 'Total']);
    const total = within(within(grid).getAllByRole('row').at(-1) as HTMLElement);
    expect(total.getByText('$600.00')).toBeInTheDocument();
    expect(total.getByText('36.6%')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });

  it('that could not be loaded is loaded by Try again', async () => {
    list.answer('gross-profit', serverError);
    await list.open('gross-profit');
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerRows();
    await person.click(again);
    expect(await within(await screen.findByRole('grid')).findByText(`Jan ${before}`)).toBeInTheDocument();
  });

  it('shows every row when the rows have no id', async () => {
    list.answer('gross-profit', () =>
      HttpResponse.json({ data: rows.map(({ id: _, ...own }) => own), total_count: rows.length }),
    );
    await list.open('gross-profit');
    const grid = await screen.findByRole('grid');
    for (const month of ['Jan', 'Feb', 'Mar']) await within(grid).findByText(`${month} ${before}`);
    expect(within(grid).getByText('$600.00')).toBeInTheDocument();
  });

  it('has figures with its totals, and a table with the data of its chart', async () => {
    answerRows();
    await list.open('gross-profit');
    expect(await screen.findByText('$600')).toBeInTheDocument();
    expect(screen.getByText('Lowest 10.0%, highest 50.0%')).toBeInTheDocument();
    const chart = within(await screen.findByRole('table', { name: 'Revenue by month' }));
    expect(chart.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Month',
      'Cost',
      'Gross profit',
    ]);
    expect(chart.getByRole('row', { name: `Mar ${before} $150.00 $150.00` })).toBeInTheDocument();
  });

  it('shows one error for list, figures and chart, and one retry loads them all', async () => {
    list.answer('gross-profit', serverError);
    await list.open('gross-profit');
    await screen.findByText('Gross Profit could not be loaded');
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
    answerRows();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$600')).toBeInTheDocument();
  });

  it('shows an empty state without a chart when there are no rows', async () => {
    list.answer('gross-profit', () => HttpResponse.json({ data: [], total_count: 0 }));
    await list.open('gross-profit');
    expect(await screen.findByRole('heading', { name: 'No figures yet' })).toBeInTheDocument();
    expect(await periodButton()).toBeInTheDocument();
    expect(screen.queryByText('Revenue by month')).toBeNull();
  });
});

describe('the period', () => {
  it('is one of four options and is kept in the address', async () => {
    const { address } = await list.open('gross-profit');
    await person.click(await periodButton());
    const options = screen.getAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Last 6 Months',
      'Year To Date',
      String(before),
      String(year - 2),
    ]);
    expect(screen.getByRole('menuitemradio', { name: String(before) })).toBeChecked();
    await person.click(screen.getByRole('menuitemradio', { name: 'Year To Date' }));
    await waitFor(() => expect(address()).toBe('/clients/7/gross-profit?period=yearToDate'));
    expect(await screen.findByRole('button', { name: 'Period: Year To Date' })).toBeInTheDocument();
    await waitFor(() =>
      expect(list.callsTo('gross-profit').at(-1)?.searchParams.get('period_start')).toBe(`01/01/${year}`),
    );
  });
});
