import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeepPrevious, useStableValue } from '@lib/use-stable-value';

it('an equal value keeps the same object', () => {
  const first = { status: 'Active' };
  const { result, rerender } = renderHook((value: object) => useStableValue(value), { initialProps: first });
  rerender({ status: 'Active' });
  expect(result.current).toBe(first);
  const next = { status: 'Terminated' };
  rerender(next);
  expect(result.current).toBe(next);
  rerender({ status: 'Terminated' });
  expect(result.current).toBe(next);
});

it('keeps the previous value while the next one loads', () => {
  const { result, rerender } = renderHook(
    ({ value, waits }: { readonly value: string; readonly waits: boolean }) => useKeepPrevious(value, waits),
    { initialProps: { value: '?page=1', waits: false } },
  );
  rerender({ value: '?page=2', waits: true });
  expect(result.current).toBe('?page=1');
  rerender({ value: '?page=3', waits: true });
  expect(result.current).toBe('?page=1');
  rerender({ value: '?page=3', waits: false });
  expect(result.current).toBe('?page=3');
});
