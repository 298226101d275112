import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serverError, listFixture } from './list-fixture';
import { person } from '@tests/helpers/person';
import { sampleOf } from '@tests/helpers/scale';

const list = listFixture();
const tileOf = async (label: string) => {
  const found = (await screen.findAllByText(label)).map((element) => element.closest('li')).find(Boolean);
  if (!found) throw new Error(`There is no tile ${label}`);
  return within(found);
};

describe('the figures above a list', () => {
  it('come from one call each, and have a label', async () => {
    list.answer('workers/kpi', () =>
      HttpResponse.json({
        data: [
          { key: 'active_employees', count: 1212 },
          { key: 'new_this_period', count: 9 },
        ],
      }),
    );
    list.answer('workers/active-employees-trend', () =>
      HttpResponse.json({
        data: [
          { month: '2026-02', count: 1212 },
          { month: '2026-01', count: 1186 },
        ],
      }),
    );
    list.answer('workers/tax-cut-off', () =>
      HttpResponse.json({
        data: [
          { key: 'met', count: 148 },
          { key: 'not_met', count: 64 },
        ],
      }),
    );
    await list.open('employees');
    const active = await tileOf('Active employees');
    expect(await active.findByText('1,212')).toBeInTheDocument();
    expect(await active.findByText('2-month trend · up 26')).toBeInTheDocument();
    expect((await tileOf('New this period')).getByText('9')).toBeInTheDocument();
    const cutoff = await tileOf('Tax cutoff');
    expect(await cutoff.findByText('of 212 met')).toBeInTheDocument();
    expect(cutoff.getByText('64 not met')).toBeInTheDocument();
    for (const path of ['workers/kpi', 'workers/active-employees-trend', 'workers/tax-cut-off', 'workers'])
      expect(list.callsTo(path)).toHaveLength(1);
  });

  it('link to the records that they count', async () => {
    const { address } = await list.open('compliance');
    const overdue = await tileOf('Overdue');
    const link = await overdue.findByRole('link', { name: 'Overdue' });
    // A screen reader announces the figure with the link.
    expect(link).toHaveAccessibleDescription(/^\d+$/);
    await person.click(link);
    await waitFor(() => expect(address()).toBe('/clients/7/compliance?status=Overdue'));
    expect(list.callsTo('compliance/kpi')).toHaveLength(1);
  });

  it('format money, and add a word for compliance', async () => {
    list.answer('compliance/kpi', () =>
      HttpResponse.json({
        data: [
          { key: 'pact_compliance', count: 99.9 },
          { key: 'total_overdue', count: 3 },
        ],
      }),
    );
    const { router } = await list.open('compliance');
    expect(await (await tileOf('PACT compliance')).findByText('99%')).toBeInTheDocument();
    expect((await tileOf('PACT compliance')).getByText('Partly fulfilled')).toBeInTheDocument();
    list.answer('billings/kpi', () =>
      HttpResponse.json({ data: [{ key: 'total_receivables', count: 184_320.49 }] }),
    );
    await router.navigate('/clients/7/billings');
    expect(await (await tileOf('Total receivables')).findByText('$184,320')).toBeInTheDocument();
    // The user may not see a figure that is not sent, so its tile is hidden.
    expect(screen.queryByText('Total past due')).toBeNull();
  });
});

const failures = [
  ['returns 500', serverError],
  ['returns invalid data', () => HttpResponse.json([1, 2])],
  ['answers no JSON', () => new HttpResponse('<html>')],
] as const;
describe.each(sampleOf(failures, 3))('a figure call that %s', (_, make) => {
  it('fails on its own and can be retried', async () => {
    list.answer('claims/kpi', make);
    await list.open('claims');
    await waitFor(() => expect(screen.getAllByText('Could not be loaded')).toHaveLength(2));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    expect(screen.queryByText('Claims could not be loaded')).toBeNull();
    const before = list.callsTo('claims').length;
    list.restore();
    await person.click(screen.getByRole('button', { name: 'Retry: Open claims' }));
    await waitFor(() => expect(screen.queryByText('Could not be loaded')).toBeNull());
    expect(list.callsTo('claims')).toHaveLength(before);
  });
});

describe('a trend that fails to load', () => {
  it('keeps its figure', async () => {
    list.answer('workers/active-employees-trend', serverError);
    await list.open('employees');
    const active = await tileOf('Active employees');
    expect(await active.findByText('Could not be loaded')).toBeInTheDocument();
    expect(active.getByText(/^[\d,]+$/)).toBeInTheDocument();
    expect(screen.getAllByText('Could not be loaded')).toHaveLength(1);
  });
});

it('counts have the same format in both languages', async () => {
  list.answer('workers', () =>
    HttpResponse.json({ data: [{ id: 1, full_name: 'Ana' }], total_count: 19_407 }),
  );
  await list.open('employees', 'es');
  expect(await screen.findByText('19,407 empleados')).toBeInTheDocument();
});
