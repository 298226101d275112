import { describe, expect, test } from 'vitest';
import { formatToday, largestWorksites } from '@core/dashboard/figures';
import { formatWholeDollars } from '@core/format/figure';

const sites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Site ${index}`, count: 100 - index }));

describe('worksites', () => {
  test('are all shown up to six', () => {
    expect(largestWorksites(sites(6))).toEqual(sites(6));
    expect(largestWorksites([])).toEqual([]);
  });

  test('are limited to the largest five if there are more', () => {
    expect(largestWorksites(sites(8))).toEqual(sites(5));
  });
});

test.each([
  [184_320, '$184,320'],
  [6_284_115.22, '$6,284,115'],
  [0, '$0'],
  [-12.4, '-$12'],
  [-0.4, '$0'],
  ['5', ''],
  [null, ''],
  [Number.NaN, ''],
])('%j is %j in whole dollars', (value, text) => {
  expect(formatWholeDollars(value)).toBe(text);
});

test('formats a day with its weekday, in the portal’s date format in both languages', () => {
  const day = new Date(2026, 10, 20);
  expect(formatToday(day, 'en')).toBe('Friday, 11/20/2026');
  expect(formatToday(day, 'es')).toBe('Viernes, 11/20/2026');
});
