import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeToken, isWholeToken } from '@core/session/token';

const token = (payload: unknown) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('a token is read', () => {
  test('with all claims', () => {
    const payload = {
      id: 7,
      permissions: ['eip_menu_users', 'ñ'],
      exp: 1_800_000_000,
      employee_id: 3,
      onboarding_complete: true,
      membership_sig: 'sig',
      other: 'x',
    };
    expect(decodeToken(token(payload))).toEqual({
      id: 7,
      permissions: ['eip_menu_users', 'ñ'],
      exp: 1_800_000_000,
      employeeId: 3,
      onboardingComplete: true,
      membershipSig: 'sig',
    });
  });

  test('with only an id', () =>
    expect(decodeToken(token({ id: 7 }))).toStrictEqual({ id: 7, permissions: [] }));

  test('without claims of the wrong type', () => {
    const payload = {
      id: 7,
      permissions: ['a', 1, null],
      exp: '9',
      employee_id: 'x',
      onboarding_complete: 1,
      membership_sig: 5,
    };
    expect(decodeToken(token(payload))).toStrictEqual({ id: 7, permissions: ['a'] });
  });

  const ofBytes = (text: string, encoding: BufferEncoding = 'utf8') =>
    `h.${Buffer.from(text, encoding).toString('base64url')}.s`;

  test('in the URL-safe alphabet', () => {
    const text = JSON.stringify({ id: 7, permissions: ['~~~???>>>ÿ'] });
    const written = ofBytes(text);
    expect(written).toMatch(/-.*_|_.*-/);
    expect(decodeToken(written)).toEqual({ id: 7, permissions: ['~~~???>>>ÿ'] });
  });

  test('without an infinite expiry', () => {
    expect(decodeToken(ofBytes('{"id":7,"exp":1e999}'))).toStrictEqual({ id: 7, permissions: [] });
  });

  test('not if its text is not valid UTF-8', () => {
    expect(decodeToken(ofBytes('{"id":7,"permissions":["\u00ff"]}', 'latin1'))).toBeNull();
  });
});

describe('is not a token', () => {
  test.each([
    '',
    '.',
    '..',
    'undefined',
    'null',
    '[object Object]',
    'h.%%%.s',
    'h./w==.s',
    token(null),
    token([]),
    token('x'),
    token({}),
    token({ id: '7' }),
    token({ id: 1.5 }),
    token({ id: null }),
    token({ id: 7, permissions: 'all' }),
    token({ id: 7, permissions: { length: 1 } }),
  ])('%s', (text) => expect(decodeToken(text)).toBeNull());

  test('decoding never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue().map(token)), (text) => {
        const claims = decodeToken(text);
        if (claims) expect(Number.isSafeInteger(claims.id)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a token is whole', () => {
  const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url');
  const lengths = { HS256: 32, HS384: 48, HS512: 64, ES256: 64, ES384: 96, ES512: 132, EdDSA: 64 };

  test.each(Object.entries(lengths))('only with all of its signature: %s', (alg, bytes) => {
    const whole = `${header(alg)}.e30.${Buffer.alloc(bytes, 7).toString('base64url')}`;
    expect(isWholeToken(whole)).toBe(true);
    for (const end of [1, 5, 20]) expect(isWholeToken(whole.slice(0, -end))).toBe(false);
    expect(isWholeToken(`${whole}0`)).toBe(false);
  });

  test('if its algorithm has signatures of any length', () => {
    expect(isWholeToken(`${header('RS256')}.e30.abc`)).toBe(true);
    expect(isWholeToken('?.e30.abc')).toBe(true);
  });

  test('not without a signature, nor with a part too many', () => {
    for (const broken of ['', 'a.b', 'a.b.', 'a.b.c.d']) expect(isWholeToken(broken)).toBe(false);
  });
});
