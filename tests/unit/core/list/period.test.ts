import { describe, expect, it } from 'vitest';
import { defaultPeriod, monthOf, periodNames, periodOf } from '@core/list/period';

const today = new Date(2026, 10, 21);

describe('periods', () => {
  it('are the last six months, the year to date and the two previous years', () => {
    expect(periodNames(today)).toEqual(['last6Months', 'yearToDate', '2025', '2024']);
    expect(defaultPeriod(today)).toBe('2025');
  });

  it.each([
    ['last6Months', today, '06/01/2026', '11/21/2026'],
    ['last6Months', new Date(2026, 2, 31), '10/01/2025', '03/31/2026'],
    ['yearToDate', today, '01/01/2026', '11/21/2026'],
    ['2025', today, '01/01/2025', '12/31/2025'],
    ['2024', new Date(2026, 1, 29), '01/01/2024', '12/31/2024'],
  ])('%s on %s lasts from %s to %s', (name, day, start, end) => {
    expect(periodOf(name, day)).toEqual({ start, end });
  });

  it.each(['2026', '2023', '', 'constructor', 'lastMonth'])('%s is not a period', (name) => {
    expect(periodOf(name, today)).toBeUndefined();
  });
});

describe('the month of a day', () => {
  it.each([
    ['06/01/2026', '2026-06'],
    ['02/29/2024', '2024-02'],
    ['02/30/2024', null],
    ['2024-02-01', null],
    ['', null],
    [null, null],
  ])('%s is %s', (day, month) => expect(monthOf(day)).toBe(month));
});
