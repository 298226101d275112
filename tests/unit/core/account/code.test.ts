import { describe, expect, it } from 'vitest';
import { readAccount, readFactorStart, readRecoveryCodes, readSignIns } from '@core/account/answers';
import { accountSchemas } from '@core/account/account-forms';
import { isCode, isRecoveryCode, normalizeRecoveryCode } from '@core/account/code';
import { ungrouped } from '@core/text/clean-code';

describe('codes', () => {
  it.each([' 012 345 ', '012-345', '012\u2011345'])('normalizes %j', (typed) => {
    expect(ungrouped(typed)).toBe('012345');
    expect(isCode(ungrouped(typed))).toBe(true);
  });

  it.each(['abcde12345', 'ABCDE-12345', ' abcde – 12345 '])('normalizes the recovery code %j', (typed) => {
    expect(normalizeRecoveryCode(typed)).toBe('abcde-12345');
    expect(isRecoveryCode(normalizeRecoveryCode(typed))).toBe(true);
  });

  it.each(['', 'abcde', 'abcde-1234', 'abcde-123456', 'abcdé-12345'])('rejects %j', (typed) => {
    expect(isRecoveryCode(normalizeRecoveryCode(typed))).toBe(false);
  });
});

describe('responses', () => {
  const bad: unknown[] = [null, 'x', [], {}, { data: 7 }, { data: [{}] }, { recovery_codes: [] }];
  it.each([readAccount, readSignIns, readFactorStart, readRecoveryCodes])(
    'of another shape are rejected by %o',
    (read) => {
      for (const answer of bad) expect(() => read(answer)).toThrow('unreadable answer');
    },
  );

  it('drop an address that is not an otpauth URL', () => {
    const start = { factor_token: 't', kind: 'app', secret: 'S' };
    expect(readFactorStart({ ...start, otpauth_url: 'javascript:alert(1)' })).toEqual(start);
  });

  it('list the current sign-in first, then the most recent', () => {
    const rows = [1, 2, 3].map((id) => ({ id, current: id === 1, last_seen: `2026-01-0${id}T00:00:00Z` }));
    expect(readSignIns({ data: rows }).map(({ id }) => id)).toEqual([1, 3, 2]);
  });
});

describe('the forms of the account', () => {
  const errorsOf = async (schema: keyof typeof accountSchemas, values: object) =>
    accountSchemas[schema]
      .validate(values, { abortEarly: false })
      .then(() => [])
      .catch((problem: unknown) => {
        const { inner } = problem as { inner: { path: string; errors: [{ key: string }] }[] };
        return inner.map(({ path, errors }) => `${path} ${errors[0].key}`);
      });

  it.each([
    ['name', { first_name: ' ', last_name: 'x'.repeat(101) }, ['first_name required', 'last_name max']],
    ['address', { username: 'x', current_password: '' }, ['username email', 'current_password required']],
    ['password', { current_password: 'x', password: 'short' }, ['password password-rules']],
    ['password', { current_password: 'x', password: `A1!${'x'.repeat(130)}` }, ['password password-long']],
    ['password', { current_password: 'x', password: '  Fresh-water-7 ' }, []],
    ['code', { code: '12 34' }, ['code code']],
    ['code', { code: '012 345' }, []],
  ] as const)('%s reports for %o: %o', async (schema, values, expected) => {
    expect([...(await errorsOf(schema, values))].sort()).toEqual([...expected].sort());
  });
});
