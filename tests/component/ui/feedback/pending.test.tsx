// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWords } from '@tests/helpers/words';
import { Pending } from '@ui/feedback/pending';

const element = (active: boolean) => (
  <Pending active={active}>
    <p>page</p>
  </Pending>
);
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const spinner = () => screen.queryByRole('progressbar', { name: 'Loading…' });

describe('pending', () => {
  beforeEach(async () => {
    await createWords('en');
    vi.useFakeTimers();
  });

  it('shows no spinner for less than a second', () => {
    const view = render(element(true));
    pass(999);
    expect(spinner()).toBeNull();
    expect(screen.getByText('page')).toBeVisible();
    view.rerender(element(false));
    pass(5000);
    expect(spinner()).toBeNull();
  });

  it('shows the spinner instead of the page after a second', () => {
    render(element(true));
    pass(1000);
    expect(spinner()).toBeVisible();
    expect(screen.getByText('page').parentElement).toHaveStyle({ display: 'none' });
  });

  it('does not hide the next page when it arrives at the moment the second is over', () => {
    const Next = () => {
      useLayoutEffect(() => void vi.advanceTimersByTime(1), []);
      return <p>next page</p>;
    };
    const view = render(element(true));
    pass(999);
    view.rerender(
      <Pending active={false}>
        <Next />
      </Pending>,
    );
    expect(screen.getByText('next page')).toBeVisible();
    expect(spinner()).toBeNull();
  });

  it('keeps the spinner for at least half a second', () => {
    const view = render(element(true));
    pass(1000);
    pass(100);
    view.rerender(element(false));
    pass(399);
    expect(spinner()).not.toBeNull();
    expect(screen.getByText('page').parentElement).toHaveAttribute('aria-busy', 'true');
    pass(1);
    expect(spinner()).toBeNull();
    expect(screen.getByText('page')).toBeVisible();
    expect(screen.getByText('page').parentElement).toHaveAttribute('aria-busy', 'false');
  });

  it('announces politely after 8 s that it is still loading', () => {
    render(element(true));
    pass(1000);
    pass(6999);
    expect(screen.queryByText('Still working…')).toBeNull();
    pass(1);
    expect(screen.getByText('Still working…').closest('[role=status]')).toBeVisible();
  });

  it('shows the spinner over a page that stays, with the focus in it', () => {
    const overElement = (active: boolean) => (
      <Pending active={active} isOver={active}>
        <button>Edit</button>
      </Pending>
    );
    const view = render(overElement(true));
    screen.getByRole('button').focus();
    pass(1000);
    expect(spinner()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    view.rerender(overElement(false));
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    pass(500);
    expect(spinner()).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('removes the spinner at once when it was shown for longer', () => {
    const view = render(element(true));
    pass(1000);
    pass(2000);
    view.rerender(element(false));
    pass(0);
    expect(spinner()).toBeNull();
  });
});
