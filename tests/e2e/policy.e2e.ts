import { expect, test } from './setup/fixtures';
import { serverUrl } from './setup/server';

const headersOf = async (path: string) => {
  const { status, headers } = await fetch(serverUrl() + path);
  return { status, of: (name: string) => headers.get(name) };
};

test.describe('the headers', () => {
  test('are complete on every response', async () => {
    for (const path of [
      '/',
      '/login',
      '/thepactform?id=1111',
      '/openapi.json',
      '/assets/gone.js',
      '/api/pact-form/lookup?id=1111',
      '/favicon.svg',
    ]) {
      const { of } = await headersOf(path);
      expect(of('x-content-type-options'), path).toBe('nosniff');
      expect(of('referrer-policy'), path).toBe('no-referrer');
      expect(of('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(of('x-frame-options'), path).toBe('DENY');
      expect(of('permissions-policy'), path).toContain('camera=()');
      expect(of('content-security-policy'), path).toContain("default-src 'none'");
      expect(of('content-security-policy'), path).not.toContain('unsafe');
    }
  });

  test('of a page contain a new nonce and forbid turning text into markup', async () => {
    const policies = await Promise.all(['/login', '/login'].map(headersOf));
    const [first = '', second = ''] = policies.map(({ of }) => of('content-security-policy') ?? '');
    expect(first).not.toBe(second);
    expect(first).toContain("require-trusted-types-for 'script'");
    expect(first).toContain("trusted-types 'none'");
    expect(first).toContain("frame-ancestors 'none'");
  });
});
