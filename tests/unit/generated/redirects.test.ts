import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPortalPath } from '@app/portal-paths';
import { loginAddress } from '@app/public-addresses';
import { safeRedirect } from '@core/navigation/redirect';
import { hostileText, sized } from '@tests/helpers/arbitraries';
import { hostileQuery } from '@tests/helpers/arbitraries-address';

const origin = 'https://portal.example';
/** Returns where a login goes for the `redirect` of its address; null if it is not followed. */
const followed = (value: unknown): string | null => {
  const target = safeRedirect(value, origin);
  return target !== null && isPortalPath(new URL(target, origin).pathname) ? target : null;
};

const pieces =
  '/ // /// \\ . .. ./ ../ @ : ; ? # & = % %2f %2F %252f %5c %5C %255c %09 %0a %0d %00 %2e %2e%2e %e3%80%82 \t \n \r \u0000 \u0085 \u2028 \u00a0 \u3002 \uff0f \uff3c evil.example //evil.example https: http: javascript: data: user:pw@ localhost 127.1 [::1] redirect redirect= ?redirect=/users login %6cogin /two-factor reset-password users clients 7 employees evoove performance forbidden start thepactform';
const piece = fc.constantFrom(...pieces.split(' '));
const mutated = fc
  .tuple(
    fc.constantFrom('/users', '/clients/7/employees?page=2', '/evoove/performance', '/clients', '/forbidden'),
    fc.nat(40),
    piece,
  )
  .map(([path, at, part]) => path.slice(0, at) + part + path.slice(at));
const anyRedirect: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`) },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 4, arbitrary: mutated },
  { weight: 1, arbitrary: hostileText.map((text) => `/${text}`) },
  { weight: 1, arbitrary: hostileQuery(['redirect', 'page', 'token']).map((query) => `/users${query}`) },
  { weight: 1, arbitrary: fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }) },
  { weight: 1, arbitrary: fc.anything() },
);

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u001f\u007f-\u009f\\]/;
const decodedOften = (text: string): string => {
  try {
    const next = decodeURIComponent(text);
    return next === text ? text : decodedOften(next);
  } catch {
    return text;
  }
};

/** Checks rule A14 on the result alone. */
const expectSafe = (path: string) => {
  expect(path.length).toBeLessThanOrEqual(2048 * 3);
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(path).not.toMatch(control);
  expect(decodeURIComponent(path)).not.toMatch(control);
  for (const reading of [path, decodeURIComponent(path)])
    expect(new URL(reading, origin).origin).toBe(origin);
  const { pathname, searchParams } = new URL(path, origin);
  expect(searchParams.has('redirect')).toBe(false);
  expect(pathname).not.toMatch(/^\/\//);
  expect(decodedOften(pathname).toLowerCase()).not.toMatch(
    /^\/(login|two-factor|forgot-password|reset-password|activate-account)(\/|$)/,
  );
  expect(isPortalPath(pathname)).toBe(true);
  expect(followed(path)).toBe(path);
};

test('a followed address stays in the portal, however it is decoded', () => {
  let count = 0;
  fc.assert(
    fc.property(anyRedirect, (redirect) => {
      const path = followed(redirect);
      if (path === null) return;
      count += 1;
      expect(typeof redirect === 'string' && redirect.length <= 2048).toBe(true);
      expectSafe(path);
    }),
    sized(3000, 100_000),
  );
  // Enough addresses are followed for the test to be meaningful.
  expect(count).toBeGreaterThan(100);
});

describe('open redirects known from other sites', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%0d/evil.example',
    '/%0a/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%2fevil.example',
    '/%2f%2fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/users/..//evil.example',
    '/%2e%2e//evil.example',
    '/.%2e//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://portal.example@evil.example',
    'https://portal.example.evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/login',
    '/login?redirect=//evil.example',
    '/users?redirect=//evil.example',
    '/users?redirect=/users',
    '/start?redirect=/users',
    '/nowhere',
    '/thepactform?id=1',
    '/reset-password?token=x',
    '/ users',
    '/users\0',
    '/users%00',
    `/users?search=${'x'.repeat(2048)}`,
  ])('%j is not followed', (redirect) => expect(followed(redirect)).toBeNull());
});

test('the login remembers every address of the portal, and leads back to it or to the start', () => {
  const path = fc.constantFrom('/users', '/clients/7/employees', '/clients', '/evoove/performance/my-team');
  fc.assert(
    fc.property(path, hostileQuery(['page', 'search', 'status', 'lang']), (at, query) => {
      const address = new URL(at + (query && `?${query.replace(/^\?+/, '')}`), origin);
      const login = new URL(loginAddress(address.href), origin);
      expect(login.pathname).toBe('/login');
      const redirect = login.searchParams.get('redirect');
      expect(redirect).toBe(address.pathname + address.search + address.hash);
      const back = followed(redirect);
      if (back !== null) expect(back).toBe(redirect);
    }),
    sized(500, 10_000),
  );
});
