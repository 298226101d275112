import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PrefetchContext, usePrefetchOnIntent } from '@lib/portal-context';

const Link = () => <a href="/there" {...usePrefetchOnIntent('/there')} />;

describe('a link that prefetches its target', () => {
  const fetched = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    fetched.mockClear();
  });

  const show = () =>
    render(
      <PrefetchContext value={fetched}>
        <Link />
      </PrefetchContext>,
    );

  it.each([
    { start: 'mouseOver', stop: 'mouseOut' },
    { start: 'focus', stop: 'blur' },
  ] as const)(
    'prefetches after $start has lasted 50 ms, but not when $stop comes first',
    ({ start, stop }) => {
      show();
      const link = screen.getByRole('link');
      fireEvent[start](link);
      vi.advanceTimersByTime(49);
      fireEvent[stop](link);
      vi.advanceTimersByTime(1000);
      expect(fetched).not.toHaveBeenCalled();
      fireEvent[start](link);
      vi.advanceTimersByTime(50);
      expect(fetched.mock.calls).toEqual([['/there']]);
    },
  );

  it('does nothing after it is unmounted', () => {
    const { unmount } = show();
    fireEvent.mouseOver(screen.getByRole('link'));
    unmount();
    vi.advanceTimersByTime(1000);
    expect(fetched).not.toHaveBeenCalled();
  });
});
