import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstScreenAt, firstScreens } from '@core/navigation/first-screen';

describe('the first screen of an address', () => {
  it.each([
    ['/', '', 'login'],
    ['/login', '?redirect=%2Fclients&lang=es', 'login'],
    ['/login/', '', 'login'],
    ['/thepactform', '?id=1001', 'membership'],
    ['/thepactform/', '?company_id=7&lang=es', 'membership'],
    ['/thepactform', '?employee_id=5&event=', 'membership'],
    // Without a valid link, the form redirects to the login.
    ['/thepactform', '', null],
    ['/thepactform', '?id=x', null],
    // The return from the signing page starts with its result.
    ['/thepactform', '?id=1001&event=signing_complete&envelope_id=e', null],
    ['/clients', '', null],
    ['/login/more', '', null],
    ['/forgot-password', '', null],
  ])('%s%s: %s', (pathname, search, screen) => {
    expect(firstScreenAt(pathname, search)).toBe(screen);
  });

  it('is found for any address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect([null, ...firstScreens]).toContain(firstScreenAt(path, `?${query}`));
      }),
    );
  });
});
