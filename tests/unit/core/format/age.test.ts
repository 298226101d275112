import { describe, expect, it } from 'vitest';
import { formatAge } from '@core/format/age';
import { formatDateTime } from '@core/format/date';

const now = Date.parse('2026-11-24T12:00:00Z');
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('how long ago something was', () => {
  it.each([
    [0, '1 minute ago'],
    // The clock of this computer is slow.
    [-30, '1 minute ago'],
    [5.9, '5 minutes ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [23 * 60 + 59, '23 hours ago'],
  ])('%s minutes: %s', (minutes, text) => expect(formatAge(before(minutes), now)).toBe(text));

  it('is in the language of the page', () => expect(formatAge(before(5), now, 'es')).toBe('hace 5 minutos'));

  it('is the date and time after a day', () =>
    expect(formatAge(before(24 * 60), now)).toBe(formatDateTime(before(24 * 60))));

  it('is empty if it is no moment', () => expect(formatAge('yesterday', now)).toBe(''));
});
