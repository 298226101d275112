// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { preloadRegistered, onDemand, type OverlayProps } from '@lib/on-demand';

const renderedStates: boolean[] = [];
const Sheet = ({ open }: OverlayProps) => {
  renderedStates.push(open);
  return open ? <p>sheet</p> : null;
};

/** Renders a part whose code loads when the test calls `answer`, and the button that opens it. */
const stage = () => {
  const answers: { come: () => void; fail: () => void }[] = [];
  const load = vi.fn(
    () =>
      new Promise<typeof Sheet>((resolve, reject) => {
        answers.push({ come: () => resolve(Sheet), fail: () => reject(new Error('gone')) });
      }),
  );
  // The next test's preloadRegistered loads every registered part, so let these loads finish.
  onTestFinished(() => {
    load.mockResolvedValue(Sheet);
    answers.forEach(({ come }) => come());
  });
  const Part = onDemand(load);
  const screenWith = (open: boolean) => (
    <ErrorBoundary fallbackRender={({ error }) => String(error)}>
      <button {...Part.ahead}>open</button>
      <Part open={open} onClose={() => undefined} />
    </ErrorBoundary>
  );
  renderedStates.length = 0;
  const view = render(screenWith(false));
  const answer = (way: 'come' | 'fail') => act(() => Promise.resolve(answers.at(-1)?.[way]()));
  return {
    load,
    answer,
    open: () => view.rerender(screenWith(true)),
    close: () => view.rerender(screenWith(false)),
  };
};

describe('a part on demand', () => {
  it('is fetched once and rendered closed before it opens', async () => {
    const { load, answer, open } = stage();
    expect(load).not.toHaveBeenCalled();
    fireEvent.mouseEnter(screen.getByRole('button'));
    fireEvent.focus(screen.getByRole('button'));
    open();
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByText('sheet')).toBeNull();
    await answer('come');
    expect(screen.getByText('sheet')).toBeVisible();
    expect(renderedStates).toEqual([false, true]);
  });

  it('opens at once when its code has loaded, and stays mounted when it closes', async () => {
    const { load, answer, open, close } = stage();
    const rest = preloadRegistered();
    await answer('come');
    await rest;
    open();
    expect(screen.getByText('sheet')).toBeVisible();
    close();
    expect(renderedStates.at(-1)).toBe(false);
    expect(load).toHaveBeenCalledOnce();
  });

  it('stays closed when it is closed before its code has loaded', async () => {
    const { answer, open, close } = stage();
    open();
    close();
    await answer('come');
    expect(renderedStates).toEqual([]);
  });

  it('shows a failed fetch only when it is opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, answer, open } = stage();
    const rest = preloadRegistered();
    await answer('fail');
    await rest;
    expect(screen.getByRole('button')).toBeVisible();
    open();
    expect(load).toHaveBeenCalledTimes(2);
    await answer('fail');
    expect(screen.getByText('Error: gone')).toBeVisible();
  });
});
