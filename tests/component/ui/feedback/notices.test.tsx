// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords } from '@tests/helpers/words';
import { clearNotices, dismissNotice, notify } from '@lib/notify';
import { Notices } from '@ui/feedback/notices';
import { notificationProvider } from '@providers/notification-provider';

const show = (...args: Parameters<typeof notify>): void => {
  act(() => {
    notify(...args);
  });
};
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('notices', () => {
  beforeEach(async () => {
    await createWords('en');
    vi.useFakeTimers();
    render(<Notices />);
  });
  afterEach(() => {
    act(() => {
      dismissNotice('k');
    });
  });

  it('announces a success politely and removes it after five seconds', () => {
    const region = screen.getByRole('status');
    show({ kind: 'success', key: 'k', text: 'Worksite added' });
    expect(region).toHaveTextContent('Worksite added');
    pass(4999);
    expect(region).toHaveTextContent('Worksite added');
    pass(1);
    expect(region).toBeEmptyDOMElement();
  });

  it.each([
    ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('pauses while %s is on it, then continues with the time left', (_what, enter, leave) => {
    show({ kind: 'info', key: 'k', text: 'Signed in elsewhere' });
    pass(3000);
    const bar = screen.getByText('Signed in elsewhere').parentElement!;
    enter(bar);
    pass(60_000);
    expect(bar).toBeInTheDocument();
    leave(bar);
    pass(1999);
    expect(bar).toBeInTheDocument();
    pass(1);
    expect(bar).not.toBeInTheDocument();
  });

  it('offers to undo a pending change, with one notice until its time is over', () => {
    const cancelMutation = vi.fn();
    // Refine sends an update every second.
    const tick = (undoableTimeout: number) =>
      act(() =>
        notificationProvider.open({
          key: 'k',
          type: 'progress',
          message: `${undoableTimeout} seconds left`,
          undoableTimeout,
          cancelMutation,
        }),
      );
    tick(9);
    const undo = screen.getByRole('button', { name: 'Undo' });
    tick(8);
    pass(7000);
    expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo);
    fireEvent.click(undo);
    expect(cancelMutation).toHaveBeenCalledOnce();
    expect(undo).not.toBeInTheDocument();
    tick(9);
    expect(screen.getByText('9 seconds left')).toBeInTheDocument();
    tick(0);
    expect(screen.queryByText('9 seconds left')).toBeNull();
    act(() => notificationProvider.open({ key: 'k', type: 'progress', message: 'On its way' }));
    expect(screen.getByText('On its way')).toBeInTheDocument();
    // The user has signed out, which clears the notices. The same record may be changed again.
    tick(9);
    act(clearNotices);
    tick(8);
    expect(screen.queryByText('8 seconds left')).toBeNull();
    tick(9);
    expect(screen.getByText('9 seconds left')).toBeInTheDocument();
  });

  it('does not remove an error automatically', () => {
    show({ kind: 'error', key: 'k', text: 'Not saved' });
    pass(3_600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('restarts the time when a notice replaces another', () => {
    show({ kind: 'success', key: 'k', text: 'First' });
    pass(4000);
    show({ kind: 'success', key: 'k', text: 'Second' });
    pass(4000);
    expect(screen.getByRole('status')).toHaveTextContent('Second');
  });
});
