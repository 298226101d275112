import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usStates } from '@core/form/us-states';
import { suggestEmail } from '@core/membership/email-typo';
import { zipMatchesState } from '@core/membership/zip-state';

describe('a likely typo in an email', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@GMAIL.CON', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmil.com', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    [' ana@yaho.com ', 'ana@yahoo.com'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@iclod.com', 'ana@icloud.com'],
  ])('%s suggests %s', (typed, suggested) => expect(suggestEmail(typed)).toBe(suggested));

  it.each([
    'ana@gmail.com',
    'ana@Gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@yahoo.ca',
    'ana@portal.example',
    'ana',
    'ana@',
    '@gmial.com',
    '',
  ])('%j suggests nothing', (typed) => expect(suggestEmail(typed)).toBeNull());

  it('is corrected by a single suggestion', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const suggested = suggestEmail(email);
        if (suggested !== null) expect(suggestEmail(suggested)).toBeNull();
      }),
    );
  });
});

describe('a zip code and a state', () => {
  it.each([
    ['90813', 'CA'],
    ['90813-1234', 'CA'],
    ['09012', 'AE'],
    ['34001', 'AA'],
    ['96201', 'AP'],
    ['00601', 'PR'],
    ['00802', 'VI'],
    ['96910', 'GU'],
    ['96799', 'AS'],
    ['06390', 'NY'],
    ['90813', ''],
    ['9', 'NY'],
    ['90813', 'XX'],
  ])('%s may lie in %s', (zip, state) => expect(zipMatchesState(zip, state)).toBe(true));

  it.each([
    ['90813', 'NY'],
    ['10001', 'CA'],
    ['34001', 'FL'],
    ['00601', 'VI'],
    ['90813-1234', 'TX'],
  ])('%s does not lie in %s', (zip, state) => expect(zipMatchesState(zip, state)).toBe(false));

  it('agree for at least one prefix of every code', () => {
    const zips = Array.from({ length: 1000 }, (_, at) => `${String(at).padStart(3, '0')}01`);
    for (const state of Object.keys(usStates)) {
      const own = zips.filter((zip) => zipMatchesState(zip, state));
      expect(own.length, state).toBeGreaterThan(0);
      expect(own.length, state).toBeLessThan(70);
    }
  });
});
