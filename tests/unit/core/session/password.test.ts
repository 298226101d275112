import { describe, expect, test } from 'vitest';
import { brokenRules, passwordLength, passwordRules } from '@core/session/password';

describe('rules of a new password', () => {
  test.each([
    ['', [...passwordRules]],
    ['Ab1!xyz', ['length']],
    ['Ab1!xyzw', []],
    ['lowercase-7', ['upper']],
    ['UPPERCASE_7', []],
    ['Nospecial77', ['special']],
    ['Only blanks 7', ['special']],
    ['Under_score7', []],
    ['Noverynumber-', ['number']],
    ['Ñandú corre 3!', []],
    ['Ärger–mit–7', []],
    ['  Blanks 7! ', []],
    ['密码密码A1!', ['length']],
    ['密码密码密A1!', []],
    ['E\u0301a1!', ['length']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenRules(password)).toEqual(broken);
  });

  test('count a visible character as one', () => {
    expect(passwordLength('😀😀')).toBe(2);
    expect(brokenRules('😀A1bcde')).toEqual(['length']);
    expect(brokenRules('😀A1bcdef')).toEqual([]);
  });

  test('do not count an accent as a special character', () => {
    expect(brokenRules('Cafe\u0301 con 3 leches')).toEqual(['special']);
  });
});
