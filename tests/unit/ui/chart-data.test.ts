import { describe, expect, it } from 'vitest';
import { formatAxis, formatTick, formatValue } from '@ui/charts/chart-data';

describe('an axis', () => {
  it.each([
    [0, 'money', '$0'],
    [450_000, 'money', '$450k'],
    [1_500_000, 'money', '$1.5m'],
    [-2_000, 'money', '-$2k'],
    [220, 'count', '220'],
    [17_250, 'count', '17.25k'],
  ] as const)('formats %d (%s) as %s', (value, format, text) => {
    expect(formatAxis(value, format)).toBe(text);
  });

  it('formats months without their year, and keeps other texts', () => {
    expect(formatTick('2026-01', 'en')).toBe('Jan');
    expect(formatTick('2026-01', 'es')).toBe('ene');
    expect(formatTick('soon', 'en')).toBe('soon');
  });
});

it('values have the portal’s formats', () => {
  expect(formatValue(1234.5, 'money')).toBe('$1,234.50');
  expect(formatValue(1234, 'count')).toBe('1,234');
  expect(formatValue(null, 'count')).toBe('');
});
