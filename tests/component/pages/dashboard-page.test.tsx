import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { person } from '@tests/helpers/person';
import { answers, emptyAnswers, restrictedAnswers } from './dashboard-answers';
import { card, dashboardFixture, settled, tile } from './dashboard-fixture';

const { serve, open } = dashboardFixture();

it('moves the focus to the card of a part that is retried', async () => {
  const failing = new Set(['workers/tax-cut-off']);
  serve(answers, failing);
  await open();
  const retry = await screen.findByRole('button', { name: 'Retry: Tax cutoff' });
  await person.click(retry);
  // At once: the button is gone while the part is loaded.
  expect(await card('Tax cutoff')).toHaveFocus();
});

it('shows first steps and empty states for a client without records', async () => {
  serve(emptyAnswers);
  await open();
  await settled();
  for (const text of [
    'Getting started',
    'Nothing past due',
    'No active employees in this period.',
    'No claims in this period.',
    'No employees at any worksite yet.',
    'No employees are counted for the cutoff yet.',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await tile('PACT compliance')).toHaveTextContent('–Nothing is required yet');
  const steps = within(await card('Needs attention')).getAllByRole('link');
  expect(steps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add the first worksite', '/clients/7/worksites/new'],
    ['Give people access', '/clients/7/users'],
  ]);
  expect(screen.queryByRole('link', { name: /not met/ })).toBeNull();
});

it('hides figures that are missing from the responses because the user may not see them', async () => {
  serve({ ...answers, ...restrictedAnswers });
  await open();
  await settled();
  const tiles = within(await screen.findByRole('list', { name: 'Key figures' }));
  expect(tiles.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^PACT compliance/),
    expect.stringMatching(/^Receivables\$184,320$/),
  ]);
  for (const name of ['Claims by month', 'Headcount by worksite', 'Tax cutoff', 'Active employees'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  const payroll = within(await card('Payroll'));
  expect(payroll.queryByText('YTD wages')).toBeNull();
  expect(payroll.getByText('11/27/2026')).toBeInTheDocument();
  expect(screen.queryByText(/–|Retry/)).toBeNull();
});
