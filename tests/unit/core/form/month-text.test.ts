import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readMonth } from '@core/form/month-text';
import { todayAnywhere } from '@core/form/today';
import { edgeDate, hostileText, sized } from '@tests/helpers/arbitraries';

describe('a month', () => {
  it.each([
    ['2026-03', '2026-03'],
    ['3/2026', '2026-03'],
    [' 03 / 2026 ', '2026-03'],
    ['12-2026', '2026-12'],
    ['13/2026', null],
    ['2026-13', null],
    ['2026-00', null],
    ['0000-05', null],
    ['2026-03-09', null],
    ['03/26', null],
  ])('%j is %j', (text, month) => expect(readMonth(text)).toBe(month));
});

test('parses every month in each notation, and never returns an invalid one', () => {
  const any = fc.oneof(hostileText, edgeDate);
  const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, any, (date, text) => {
      const iso = date.toISOString().slice(0, 10);
      const [year = '', month = ''] = iso.split('-');
      for (const typed of [iso.slice(0, 7), `${Number(month)}/${year}`])
        expect(readMonth(typed)).toBe(iso.slice(0, 7));
      const read = readMonth(text);
      if (read !== null) expect(new Date(`${read}-01T00:00:00Z`).toISOString().slice(0, 7)).toBe(read);
    }),
    sized(500, 10_000),
  );
});

test('today spans every date that is current somewhere on earth', () => {
  expect(todayAnywhere(Date.parse('2026-03-01T05:00:00Z'))).toEqual({
    first: '2026-02-28',
    last: '2026-03-01',
  });
  expect(todayAnywhere(Date.parse('2026-03-01T12:00:00Z'))).toEqual({
    first: '2026-03-01',
    last: '2026-03-02',
  });
  expect(todayAnywhere(Date.parse('2026-03-01T11:00:00Z'))).toEqual({
    first: '2026-02-28',
    last: '2026-03-02',
  });
});
