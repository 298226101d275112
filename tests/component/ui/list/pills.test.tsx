import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { agencyFixture } from '@tests/component/app/agency-fixture';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';

const agency = agencyFixture();

const pill = (name: string) => screen.findByRole('radio', { name });
const headers = async () =>
  within(await screen.findByRole('grid'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('a filter with pills', () => {
  it('is one named group with one checked option', async () => {
    await agency.open('/performance/my-team');
    const group = within(await screen.findByRole('radiogroup', { name: 'Ranking' }));
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(group.getByRole('radio', { name: 'Top Sales' })).toBeChecked();
    expect(group.getAllByRole('radio', { checked: true })).toHaveLength(1);
  });

  it('is one Tab stop, and each choice with an arrow key adds a history entry', async () => {
    const { address } = await agency.open('/performance/my-team');
    const steps = vi.spyOn(window.history, 'pushState');
    (await pill('Top Sales')).focus();
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/evoove/performance/my-team?filterBy=Bottom+Sales'));
    expect(await pill('Bottom Sales')).toHaveFocus();
    const group = await screen.findByRole('radiogroup', { name: 'Ranking' });
    const isInside = () => group.contains(document.activeElement);
    await person.tab();
    expect(isInside()).toBe(false);
    await person.tab({ shift: true });
    expect(isInside()).toBe(true);
    await person.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/evoove/performance/my-team?filterBy=Top+Recruiting'));
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it('updates the subtitle and goes back to the first page', async () => {
    const { address } = await agency.open('/performance/my-team?page=1');
    await person.click(await pill('Bottom Sales'));
    await waitFor(() => expect(address()).toBe('/evoove/performance/my-team?filterBy=Bottom+Sales'));
    expect(
      await screen.findByText('Ranked by sales amount of the last 12 full months, lowest first.'),
    ).toBeInTheDocument();
  });

  it('is not cleared by Reset', async () => {
    const { address } = await agency.open('/performance/my-clients?filterBy=Claims');
    await pill('Claims');
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await person.type(screen.getByRole('searchbox'), 'a{Enter}');
    await waitFor(() => expect(address()).toContain('search=a'));
    await person.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(address()).toBe('/evoove/performance/my-clients?filterBy=Claims'));
  });

  it('is shown above the cards on a phone, without a Filters button', async () => {
    setWidth(390);
    await agency.open('/performance/my-clients');
    expect(await pill('Payroll')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull();
    await person.click(await pill('Retention'));
    expect(await screen.findAllByText('Months retained')).not.toHaveLength(0);
    expect(screen.queryByText('Total due')).toBeNull();
  });
});

describe('columns of an option', () => {
  it('are shown, offered in the Columns menu and exported', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    setWidth(1400);
    await agency.open('/performance/my-clients');
    await screen.findByRole('columnheader', { name: /Total due/ });
    await person.click(await pill('Compliance'));
    await waitFor(async () =>
      expect(await headers()).toEqual(['Client', 'Agent', 'PACT compliance', 'Overdue items']),
    );
    await person.click(screen.getByRole('button', { name: 'Columns' }));
    const offered = within(await screen.findByRole('menu')).getAllByRole('menuitemcheckbox');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Client',
      'Agent',
      'PACT compliance',
      'Overdue items',
    ]);
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const file = () =>
      agency.callsTo('performance/my-clients').find(({ url }) => url.searchParams.has('format'));
    await waitFor(() =>
      expect(file()?.url.searchParams.get('columns')).toBe(
        'client_account_name,agent_name,pact_compliance,overdue_items',
      ),
    );
    expect(file()?.url.searchParams.get('filter_by')).toBe('compliance');
    await screen.findByText(/saved as/);
  });

  it('are not shown with rows of another option', async () => {
    await agency.open('/performance/my-clients');
    await screen.findAllByText(/^\$/);
    let done: (answer: Response) => void = () => undefined;
    agency.answer('performance/my-clients', () => new Promise((resolve) => (done = resolve)));
    await person.click(await pill('Claims'));
    await screen.findByRole('columnheader', { name: /Open claims/ });
    expect(screen.getByRole('grid').querySelector('.MuiSkeleton-root')).not.toBeNull();
    expect(screen.queryByRole('row', { name: /–/ })).toBeNull();
    const row = {
      id: 1,
      client_account_name: 'Acme',
      agent_name: 'Ann',
      open_claims: 4,
      closed_claims: 2,
      total_incurred: 10.5,
    };
    done(HttpResponse.json({ data: [row], total_count: 1 }));
    expect(await screen.findByText('$10.50')).toBeInTheDocument();
  });
});
