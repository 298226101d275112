import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { broken, listFixture } from './open-list';

const list = listFixture();

const openEmployees = async () => {
  const app = await list.open('employees');
  await screen.findByText(/^1–10 of/);
  return app;
};
const press = async (name: string, times = 1) => {
  const button = await screen.findByRole('button', { name });
  for (let count = 0; count < times; count++) fireEvent.click(button);
};
/** The calls for the rows that stand behind so many others. */
const callsFrom = (offset: number) =>
  list.made('workers').filter(({ searchParams }) => searchParams.get('offset') === String(offset));

describe('the rows of the next state', () => {
  it('are asked for with the press, before the router has moved', async () => {
    const { router, address } = await openEmployees();
    const move = vi.spyOn(router, 'navigate').mockResolvedValue();
    await press('Next page');
    await waitFor(() => expect(callsFrom(10)).toHaveLength(1));
    expect(move).toHaveBeenCalledOnce();
    expect(address()).toBe('/clients/7/employees');
  });

  it('are asked for once where they come before the screen does', async () => {
    await openEmployees();
    await press('Next page');
    await screen.findByText(/^11–20 of/);
    await press('Next page');
    await screen.findByText(/^21–30 of/);
    expect([callsFrom(10).length, callsFrom(20).length]).toEqual([1, 1]);
  });

  it('are asked for anew, once, where they are known', async () => {
    await openEmployees();
    await press('Next page');
    await screen.findByText(/^11–20 of/);
    const before = callsFrom(0).length;
    await press('Previous page');
    await screen.findByText(/^1–10 of/);
    await waitFor(() => expect(callsFrom(0)).toHaveLength(before + 1));
  });

  it('are those of the last of several quick presses; the others are not asked for', async () => {
    await openEmployees();
    await press('Next page', 2);
    await screen.findByText(/^21–30 of/);
    expect([callsFrom(10).length, callsFrom(20).length]).toEqual([0, 1]);
  });

  it('show their failure on the screen, after three tries in all', async () => {
    await openEmployees();
    let fail: (answer: Response) => void = () => undefined;
    const failure = new Promise<Response>((resolve) => (fail = resolve));
    list.answer('workers', async () => (await failure).clone());
    await press('Next page');
    // The screen waits for the call of the press by now.
    await waitFor(() => expect(document.querySelector('.paging-line')).toBeInTheDocument());
    fail(broken());
    await screen.findByText('Employees could not be loaded');
    expect(callsFrom(10)).toHaveLength(3);
  });
});
