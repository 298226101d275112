import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfYearChange } from '@core/figures/figures';

const months = (before: number, after: number) => [
  ...Array.from({ length: 6 }, () => before),
  ...Array.from({ length: 6 }, () => after),
];

describe('the half-year change', () => {
  it.each([
    [100, 112, 0.12],
    [100, 100, 0],
    [100, 35, -0.65],
    [100, 0, -1],
    [0.5, 1, 1],
  ])('from %d to %d a month is %d', (before, after, change) => {
    expect(halfYearChange(months(before, after))).toBeCloseTo(change, 12);
  });

  it('is null if there is nothing to compare with', () => {
    expect(halfYearChange([])).toBeNull();
    expect(halfYearChange(months(1, 2).slice(1))).toBeNull();
    expect(halfYearChange(months(0, 50))).toBeNull();
    expect(halfYearChange(months(-5, 50))).toBeNull();
    expect(halfYearChange([...months(1, 2).slice(1), Number.NaN])).toBeNull();
  });

  it('uses only the last twelve months', () => {
    expect(halfYearChange([9000, ...months(10, 15)])).toBeCloseTo(0.5, 12);
  });

  it('has the sign of the difference, and does not depend on the order within a half', () => {
    const half = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 });
    const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
    fc.assert(
      fc.property(half, half, (before, after) => {
        const change = halfYearChange([...before, ...after]);
        if (sum(before) === 0) {
          expect(change).toBeNull();
          return;
        }
        expect(Math.sign(change ?? NaN)).toBe(Math.sign(sum(after) - sum(before)));
        expect(halfYearChange([...before.toReversed(), ...after.toReversed()])).toBe(change);
      }),
    );
  });
});
