import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, dayToWire, isEarlierDay, readDay, tidyDay } from '@core/membership/calendar';

describe('a typed day', () => {
  it.each([
    ['02/29/2000', '2000-02-29'],
    ['2/9/2000', '2000-02-09'],
    [' 12/31/1999 ', '1999-12-31'],
    ['02/29/2001', ''],
    ['02/30/2000', ''],
    ['13/01/2000', ''],
    ['01/15/90', ''],
    ['2000-01-15', '2000-01-15'],
    ['2000-02-30', ''],
    ['02092000', '2000-02-09'],
    ['2-9-2000', '2000-02-09'],
    ['2/9-2000', ''],
    ['', ''],
  ])('%s travels as "%s"', (typed, wire) => expect(dayToWire(typed)).toBe(wire));

  it('comes back as it was typed, in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }),
        (date) => {
          const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
            String(part).padStart(2, '0'),
          );
          const typed = `${month}/${day}/${date.getFullYear()}`;
          expect(tidyDay(dayToWire(typed))).toBe(typed);
        },
      ),
    );
    expect(tidyDay('2000-02-30')).toBe('');
  });
});

describe('the age', () => {
  const on = (birth: string, today: string) => ageOn(readDay(birth)!, readDay(today)!);

  it.each([
    ['11/21/2009', '11/20/2026', 16],
    ['11/21/2009', '11/21/2026', 17],
    ['02/29/2008', '02/28/2025', 16],
    ['02/29/2008', '03/01/2025', 17],
    ['02/29/2008', '02/29/2028', 20],
    ['12/31/2000', '01/01/2001', 0],
  ])('of a person born %s is on %s %i', (birth, today, age) => expect(on(birth, today)).toBe(age));

  it('grows by one on every birthday and on no other day', () => {
    const day = fc.date({ min: new Date(1920, 0, 1), max: new Date(2020, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), (birth, years) => {
        const birthday = new Date(birth.getFullYear() + years, birth.getMonth(), birth.getDate());
        const before = new Date(birthday.getFullYear(), birthday.getMonth(), birthday.getDate() - 1);
        expect(ageOn(birth, birthday)).toBe(years);
        expect(ageOn(birth, before)).toBe(years - 1);
      }),
    );
  });
});

it('is earlier by the calendar, at any hour', () => {
  const noon = new Date(2026, 10, 21, 12);
  expect(isEarlierDay(new Date(2026, 10, 20), noon)).toBe(true);
  expect(isEarlierDay(new Date(2026, 10, 21), noon)).toBe(false);
});
