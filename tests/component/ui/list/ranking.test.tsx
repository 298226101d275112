import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { agencyFixture } from '@tests/component/app/agency-fixture';
import { setWidth } from '@tests/helpers/window';

const agency = agencyFixture();

const person = (id: number, sales: number, trend: readonly number[]) => ({
  id,
  full_name: `Person ${id}`,
  profile_picture_url: null,
  sales_amount: sales,
  sales_count: id,
  recruits: 0,
  active_clients: 1,
  trend,
});
const half = (count: number) => Array.from({ length: 6 }, () => count);
const people = [
  person(11, 2000, [...half(100), ...half(112)]),
  person(12, 1000, [...half(100), ...half(50)]),
  person(13, 500, [...half(7), ...half(7)]),
  person(14, 0, half(3)),
];
const answer = () =>
  agency.answer('performance/my-team', () => HttpResponse.json({ data: people, total_count: 14 }));

const rows = async () => {
  const grid = await screen.findByRole('grid');
  await within(grid).findByText('Person 11');
  return within(grid).getAllByRole('row').slice(1);
};

describe('a ranking', () => {
  it('continues the count from page to page', async () => {
    answer();
    await agency.open('/performance/my-team?page=1');
    const places = (await rows()).map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
    expect(places).toEqual(['11', '12', '13', '14']);
    expect(screen.getByRole('columnheader', { name: 'Rank' })).toBeInTheDocument();
  });

  it('shows amounts with bars relative to the largest', async () => {
    answer();
    await agency.open('/performance/my-team');
    const widths = (await rows()).map(
      (row) => row.querySelector<HTMLElement>('[data-field="sales_amount"] [style*="width"]')?.style.width,
    );
    expect(widths).toEqual(['100%', '50%', '25%', '0%']);
    expect(screen.getByText('$2,000.00')).toBeInTheDocument();
  });

  it('shows the amount of a single record without a bar', async () => {
    answer();
    agency.answer('performance/my-team/11', () => HttpResponse.json(people[0]));
    await agency.open('/performance/my-team/11');
    const record = await screen.findByRole('dialog', { name: 'Person 11' });
    expect(await within(record).findByText('$2,000.00')).toBeVisible();
    expect(record.querySelector('.cell-bar')).toBeNull();
  });

  it('shows in words how each trend changed, if there is something to compare', async () => {
    answer();
    await agency.open('/performance/my-team');
    const trendTexts = (await rows()).map((row) => row.querySelector('[data-field="trend"]')?.textContent);
    expect(trendTexts).toEqual([
      '+12%Up 12% on the 6 months before',
      '−50%Down 50% on the 6 months before',
      '0%Same as the 6 months before',
      '',
    ]);
  });

  it('is shown as cards on a phone, with rank, amount, a line of text and the trend', async () => {
    setWidth(390);
    answer();
    await agency.open('/performance/my-team?page=1');
    const card = (await screen.findByText('Person 12')).closest('li') as HTMLElement;
    expect(within(card).getByText('12')).toBeInTheDocument();
    expect(within(card).getByText('$1,000.00')).toBeInTheDocument();
    expect(within(card).getByText('12 sales · 0 recruits · 1 client')).toBeInTheDocument();
    expect(within(card).getByText('Down 50% on the 6 months before')).toBeInTheDocument();
  });

  it('cannot be sorted: its headers do nothing but show the order', async () => {
    answer();
    await agency.open('/performance/my-team?filterBy=Bottom+Sales');
    await rows();
    const header = screen.getByRole('columnheader', { name: /Sales amount/ });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    header.click();
    await waitFor(() => expect(agency.callsTo('performance/my-team')).toHaveLength(1));
  });
});

describe('tabs', () => {
  it('are links below the title, with the current one marked', async () => {
    await agency.open('/performance/my-team');
    const tabs = within(await screen.findByRole('navigation', { name: 'Performance' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'My Team',
      'My Clients',
    ]);
    expect(tabs.getByRole('link', { name: 'My Team' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'My Clients' })).not.toHaveAttribute('aria-current');
  });
});
