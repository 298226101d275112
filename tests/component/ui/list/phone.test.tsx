import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFixture } from './list-fixture';
import { person } from '@tests/helpers/person';
import { setWidth } from '@tests/helpers/window';

const list = listFixture();
const lastYear = new Date().getFullYear() - 1;

beforeEach(() => setWidth(390));

describe('on a phone', () => {
  it('a list without pages is shown as cards, with the totals in the last one', async () => {
    await list.open('gross-profit', 'es');
    expect(await screen.findAllByText(`ene ${lastYear}`)).not.toHaveLength(0);
    expect(screen.queryByRole('grid')).toBeNull();
    const total = within(screen.getByText('Total').closest('.MuiPaper-root') as HTMLElement);
    expect(total.getAllByRole('definition')).toHaveLength(4);
    // Cards of their own would look as if they could be pressed.
    const months = screen.getAllByText(/^[a-z]{3} \d{4}$/).find((month) => month.closest('.record-cards'));
    expect(months?.closest('.record-cards')).toHaveClass('together');
    expect(months?.closest('a')).toBeNull();
    expect(screen.getByRole('button', { name: `Período: ${lastYear}` })).toBeInTheDocument();
  });

  it('a PDF download is an icon button with a name', async () => {
    await list.open('compliance');
    expect(await screen.findByRole('button', { name: 'Download Compliance report' })).toBeInTheDocument();
  });

  it('a list without a search has only its filters', async () => {
    await list.open('payroll');
    const cards = await screen.findByRole('list', { name: 'Payroll' });
    await waitFor(() => expect(within(cards).getAllByRole('link')).not.toHaveLength(0));
    expect(cards).toHaveClass('apart');
    await person.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.click(drawer.getByRole('button', { name: 'Processed' }));
    await waitFor(() =>
      expect(list.callsTo('payroll').at(-1)?.searchParams.get('payroll_status')).toBe('Processed'),
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
