import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { serverError, listFixture } from './list-fixture';

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
/** Returns the calls for rows with this offset. */
const callsFrom = (offset: number) =>
  list.callsTo('workers').filter(({ searchParams }) => searchParams.get('offset') === String(offset));

describe('the rows of the next page', () => {
  it('are fetched on the press, before the router has navigated', async () => {
    const { router, address } = await openEmployees();
    const navigateSpy = vi.spyOn(router, 'navigate').mockResolvedValue();
    await press('Next page');
    await waitFor(() => expect(callsFrom(10)).toHaveLength(1));
    expect(navigateSpy).toHaveBeenCalledOnce();
    expect(address()).toBe('/clients/7/employees');
  });

  it('are fetched once when they arrive before the screen renders', async () => {
    await openEmployees();
    await press('Next page');
    await screen.findByText(/^11–20 of/);
    await press('Next page');
    await screen.findByText(/^21–30 of/);
    expect([callsFrom(10).length, callsFrom(20).length]).toEqual([1, 1]);
  });

  it('are fetched once more when they were loaded before', async () => {
    await openEmployees();
    await press('Next page');
    await screen.findByText(/^11–20 of/);
    const before = callsFrom(0).length;
    await press('Previous page');
    await screen.findByText(/^1–10 of/);
    await waitFor(() => expect(callsFrom(0)).toHaveLength(before + 1));
  });

  it('are fetched only for the last of several quick presses', async () => {
    await openEmployees();
    await press('Next page', 2);
    await screen.findByText(/^21–30 of/);
    expect([callsFrom(10).length, callsFrom(20).length]).toEqual([0, 1]);
  });

  it('show an error on the screen after three failed tries in all', async () => {
    await openEmployees();
    let fail: (answer: Response) => void = () => undefined;
    const failure = new Promise<Response>((resolve) => (fail = resolve));
    list.answer('workers', async () => (await failure).clone());
    await press('Next page');
    // By now the screen waits for the call that the press started.
    await waitFor(() => expect(document.querySelector('.paging-line')).toBeInTheDocument());
    fail(serverError());
    await screen.findByText('Employees could not be loaded');
    expect(callsFrom(10)).toHaveLength(3);
  });
});
