import { expect, it } from 'vitest';
import { totalOf } from '@core/list/totals';

const rows = [
  { revenue: 0.1, profit: 0.05 },
  { revenue: 0.2, profit: 0.1 },
  { revenue: null, profit: 'x' },
];

it('adds up cents exactly and skips values that are not numbers', () => {
  expect(totalOf(rows, 'revenue', 'sum')).toBe(0.3);
});

it('divides one sum by another instead of averaging shares', () => {
  expect(totalOf(rows, 'share', { share: 'profit', of: 'revenue' })).toBe(0.5);
});

it('returns null for a share without rows', () => {
  expect(totalOf([], 'share', { share: 'profit', of: 'revenue' })).toBeNull();
});
