import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '@core/navigation/redirect';
import { runs } from '@tests/helpers/scale';

const origin = 'https://portal.example';
const follow = (value: unknown) => safeRedirect(value, origin);

describe('is followed', () => {
  test.each([
    '/',
    '/clients',
    '/clients/7/employees?page=2&search=ann+lee&status=All',
    '/clients/7/employees?search=ann%20lee',
    '/users#top',
    '/loginless',
  ])('%s', (path) => expect(follow(path)).toBe(path));

  test('with its dots resolved', () => expect(follow('/a/../users')).toBe('/users'));
});

describe('is not followed', () => {
  test.each([
    undefined,
    null,
    7,
    ['/users'],
    '',
    'users',
    'https://portal.example/users',
    '//host',
    '///host',
    '/\\host',
    '/%5chost',
    '/\t/host',
    '/\n/host',
    '/%09/host',
    '/%0d/host',
    '/%2f/host',
    '/%2Fhost',
    '/.//host',
    '/a/..//host',
    '/./%2fhost',
    ' /users',
    '/us ers',
    '/us%20ers',
    '/%',
    '/%00',
    '/login',
    '/LOGIN/',
    '/login?redirect=/users',
    '/%6cogin',
    '/reset-password?token=x',
    '/activate-account',
    '/forgot-password',
    '/two-factor',
    '/users?redirect=/clients',
    `/${'x'.repeat(2048)}`,
    'javascript:alert(1)',
    '/\u0085/host',
    '/\u00a0',
  ])('%j', (value) => expect(follow(value)).toBeNull());
});

test('a followed address never leaves the origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '@',
    ':',
    'evil.com',
    '?',
    '#',
    '%2e',
    'https:',
    'a',
  );
  const value = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(value, (text) => {
      const path = follow(text);
      if (path === null) return;
      expect(path).toMatch(/^\/(?!\/)/);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(new URL(decodeURIComponent(path.replace(/[?#].*$/, '')), origin).origin).toBe(origin);
      // Following the result changes nothing.
      expect(follow(path)).toBe(path);
    }),
    { numRuns: runs(3_000, 10_000) },
  );
});
