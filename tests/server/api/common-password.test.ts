import { describe, expect, test } from 'vitest';
import { isCommonPassword, isAmongNames } from '@server/api/auth/password-rules';
import list from '@server/api/auth/common-passwords.json';
import { brokenRules } from '@core/session/password';

describe('the most common passwords', () => {
  test('are more than 3,000 that pass the rules once a capital letter is added', () => {
    expect(new Set(list).size).toBeGreaterThan(3000);
    expect(list.filter((one) => brokenRules(`${one}A`).length > 0)).toEqual([]);
  });

  test.each(['P@ssw0rd', 'p@SSw0rd', 'Password1!', 'Pa$$w0rd', '!QAZ2wsx', '1qaz@WSX', 'G00dPa$$w0rD'])(
    'include %s',
    (password) => expect(isCommonPassword(password)).toBe(true),
  );

  test.each(['Abcdef1!', 'Fresh-water-7', 'P@ssw0rd-of-mine', 'Ñandú-corre-3', '密码A1!密码密码', ''])(
    'do not include %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('a password with a name', () => {
  const names = ['José Núñez', 'jose.nunez@client.example', 'Harbor Lane Markets', 'Bay 24 Foods', '1!'];

  test.each([
    'José Núñez 1!',
    'Jose-Nunez-2026!',
    '!!JOSENUNEZ77',
    'Jose.Nunez@client.example1',
    'HarborLaneMarkets#1',
    '2026 Harbor-Lane-Markets!',
    'Bay24Foods!9',
  ])('is rejected if it is the name, alone or with digits and signs: %s', (password) =>
    expect(isAmongNames(password, names)).toBe(true),
  );

  test.each([
    'Harbor-Lane-9!',
    'Harbor9LaneMarkets!',
    'MyHarborLaneMarkets1!',
    'Nunez-Jose-1!',
    '1234567!',
    '',
  ])('is allowed with a part of the name or with other letters: %s', (password) =>
    expect(isAmongNames(password, names)).toBe(false),
  );
});
