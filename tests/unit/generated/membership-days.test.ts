import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayToWire, readDay } from '@core/form/day-text';
import { ageOn, isEarlierDay, normalizeDay } from '@core/membership/calendar';
import { memberFieldError } from '@core/membership/member-errors';
import { hostileText, sized } from '@tests/helpers/arbitraries';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const daysOf = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
const monthNames = [
  'Jan',
  'feb',
  'marzo',
  'April',
  'May',
  'junio',
  'Jul',
  'ago',
  'sept',
  'Oct',
  'nov',
  'dic',
];
const two = (number: number) => String(number).padStart(2, '0');

describe('days', () => {
  const parts = fc.record({
    year: fc.integer({ min: 1800, max: 2200 }),
    month: fc.integer({ min: 0, max: 12 }),
    day: fc.integer({ min: 0, max: 33 }),
  });

  test('are valid exactly if the calendar has them, in every notation', () => {
    fc.assert(
      fc.property(parts, ({ year, month, day }) => {
        const exists = day >= 1 && day <= daysOf(year, month);
        const wire = exists ? `${year}-${two(month)}-${two(day)}` : '';
        const shown = exists ? `${two(month)}/${two(day)}/${year}` : '';
        const spellings = [
          `${month}/${day}/${year}`,
          `${month}-${day}-${year}`,
          `${two(month)}${two(day)}${year}`,
          `${year}-${two(month)}-${two(day)}`,
        ];
        if (month > 0)
          spellings.push(`${day} ${monthNames[month - 1]} ${year}`, `${year}${two(month)}${two(day)}`);
        if (day > 12) spellings.push(`${day}/${month}/${year}`, `${two(day)}${two(month)}${year}`);
        for (const typed of spellings)
          expect([typed, dayToWire(typed), normalizeDay(typed)]).toEqual([typed, wire, shown]);
      }),
      sized(1000, 20_000),
    );
  });

  test('any other text is not a day', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        if (!/^[0-9/\s-]+$/.test(text)) expect(readDay(text)).toBeNull();
        expect(dayToWire(text)).toMatch(/^([0-9]{4}-[0-9]{2}-[0-9]{2})?$/);
      }),
      sized(500, 10_000),
    );
  });

  const realDay = parts.filter(
    ({ year, month, day }) => year > 1890 && day >= 1 && day <= daysOf(year, month),
  );
  type Day = { year: number; month: number; day: number };
  const dateOf = ({ year, month, day }: Day) => new Date(year, month - 1, day);
  /** Counts past birthdays one by one; a birthday on 29 February falls on 1 March in years without that day. */
  const naiveAge = (birth: Day, now: Day): number => {
    const number = ({ year, month, day }: Day) => year * 10_000 + month * 100 + day;
    let age = 0;
    for (let year = birth.year + 1; year <= now.year; year += 1) {
      const isMissingLeapDay = birth.month === 2 && birth.day === 29 && !isLeap(year);
      if (number(isMissingLeapDay ? { year, month: 3, day: 1 } : { ...birth, year }) <= number(now)) age += 1;
    }
    return age;
  };

  test('the age is the number of past birthdays', () => {
    fc.assert(
      fc.property(realDay, realDay, (one, other) => {
        const [birth, now] = dateOf(one) <= dateOf(other) ? [one, other] : [other, one];
        expect(ageOn(dateOf(birth), dateOf(now))).toBe(naiveAge(birth, now));
        expect(isEarlierDay(dateOf(birth), dateOf(now))).toBe(
          dateOf(birth).getTime() !== dateOf(now).getTime(),
        );
      }),
      sized(1000, 20_000),
    );
  });

  test('no person under seventeen passes, and everyone else born since 1900 does', () => {
    fc.assert(
      fc.property(realDay, fc.integer({ min: -3, max: 3 }), (birth, off) => {
        const now = new Date(birth.year + 17, birth.month - 1, birth.day + off);
        const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
        const typed = `${birth.month}/${birth.day}/${birth.year}`;
        const expected = birth.year < 1900 ? 'invalid' : naiveAge(birth, day) < 17 ? 'tooYoung' : undefined;
        expect(memberFieldError('date_of_birth', typed, now)).toBe(expected);
      }),
      sized(1000, 20_000),
    );
  });
});
