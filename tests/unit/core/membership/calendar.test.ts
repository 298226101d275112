import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayToWire, hasShortYear, readDay } from '@core/form/day-text';
import { ageOn, isEarlierDay, normalizeDay } from '@core/membership/calendar';

describe('a typed day', () => {
  it.each([
    ['02/29/2000', '2000-02-29'],
    ['2/9/2000', '2000-02-09'],
    [' 12/31/1999 ', '1999-12-31'],
    ['02/29/2001', ''],
    ['02/30/2000', ''],
    ['13/01/2000', '2000-01-13'],
    ['13/13/2000', ''],
    ['01/15/90', ''],
    ['2000-01-15', '2000-01-15'],
    ['2000-02-30', ''],
    ['02092000', '2000-02-09'],
    ['2-9-2000', '2000-02-09'],
    ['2/9-2000', ''],
    ['2.9.2000', '2000-02-09'],
    ['2 9 2000', '2000-02-09'],
    ['2 / 9 / 2000', '2000-02-09'],
    ['2000/2/9', '2000-02-09'],
    ['20000209', '2000-02-09'],
    ['20011205', '2001-12-05'],
    ['27041985', '1985-04-27'],
    ['Feb 9, 2000', '2000-02-09'],
    ['February 9th 2000', '2000-02-09'],
    ['9 February 2000', '2000-02-09'],
    ['9-Feb-2000', '2000-02-09'],
    ['9 de febrero de 2000', '2000-02-09'],
    ['9 sept. 2000', '2000-09-09'],
    ['1 setiembre 2000', '2000-09-01'],
    ['3 ene 2000', '2000-01-03'],
    ['31 Apr 2000', ''],
    ['9 Feb 00', ''],
    ['9 Febtober 2000', ''],
    ['9 Feb Mar 2000', ''],
    ['9 9 Feb 2000', ''],
    ['February 2000', ''],
    ['12/13/2000', '2000-12-13'],
    ['13/12/2000', '2000-12-13'],
    ['12/32/2000', ''],
    ['Feb  9,  2000', '2000-02-09'],
    ['2000 Feb 9', '2000-02-09'],
    ['9 of February 2000', '2000-02-09'],
    ['9 febrero del 2000', '2000-02-09'],
    ['9 Feb 2000 x', ''],
    ['9 Feb 2000 2', ''],
    ['9 Feb 20001', ''],
    ['9 xFeb 2000', ''],
    ['9 Febx 2000', ''],
    ['9 1Feb 2000', ''],
    ['9 Feb1 2000', ''],
    ['Feb Feb 2000', ''],
    ['9 Feb 200', ''],
    ['9 9 2000 Feb', ''],
    ['01011299', ''],
    ['01/01/1299', ''],
    ['x', ''],
    ['', ''],
  ])('%s is sent as "%s"', (typed, wire) => expect(dayToWire(typed)).toBe(wire));

  it('is the same after a round trip, in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }),
        (date) => {
          const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
            String(part).padStart(2, '0'),
          );
          const typed = `${month}/${day}/${date.getFullYear()}`;
          expect(normalizeDay(dayToWire(typed))).toBe(typed);
        },
      ),
    );
    expect(normalizeDay('2000-02-30')).toBe('');
  });
});

describe('a year of two digits', () => {
  it.each(['01/15/90', '1-15-90', '011590', '15 Jan 90', 'Jan 15, 90', '3 de abril de 90'])(
    'is found in %s',
    (text) => {
      expect([hasShortYear(text), readDay(text)]).toEqual([true, null]);
    },
  );
  it.each(['01/15/1990', '01151990', '15 Jan 1990', '', 'Jan', '1/1'])('is not found in "%s"', (text) => {
    expect(hasShortYear(text)).toBe(false);
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

  it('increases on every birthday, and not on the day before', () => {
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

it('compares days by the calendar, at any hour', () => {
  const noon = new Date(2026, 10, 21, 12);
  expect(isEarlierDay(new Date(2026, 10, 20), noon)).toBe(true);
  expect(isEarlierDay(new Date(2026, 10, 21), noon)).toBe(false);
});
