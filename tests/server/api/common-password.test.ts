import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../../../server/api/auth/common-password';
import { commonWords } from '../../../server/api/auth/common-words';
import { passwordProblem } from '../../../server/api/auth/password-rules';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const tails = [
  '1!',
  '123!',
  '@123',
  '@1234',
  '123$',
  '2024!',
  '2025!',
  '2026!',
  '#1',
  '!1',
  '1234!',
  '_12',
  '*7',
];

describe('the commonest passwords', () => {
  test('more than 3,000 that satisfy the rules are refused', () => {
    const passwords = [...commonWords].flatMap((word) => tails.map((tail) => capital(word) + tail));
    const fitting = passwords.filter((password) => passwordProblem(password) !== 'password-short');
    expect(fitting.length).toBeGreaterThan(3000);
    expect(fitting.filter((password) => passwordProblem(password) !== 'password-common')).toEqual([]);
  });

  test.each([
    'P@ssw0rd',
    'P@$$w0rd1',
    'Passw0rd!',
    'Pa55word!1',
    'PASSWORD1!',
    '!Password1',
    '1Password!',
    'Pass@1234',
    'Pa$$1234',
    'Admin@123',
    'Adm1n!2024',
    'Welcome@1',
    'W3lcome!!',
    'Qwerty123!',
    'Qwerty!@#4',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Zaq1@wsx',
    'Q1w2e3r4!',
    'Abcd@1234',
    'Abc123!@#',
    'Aa123456!',
    'A1234567!',
    'Aaaa1111!',
    'A1b2c3d4!',
    'Test@1234',
    'Testtest1!',
    'L3tm3in!!',
    'iLoveYou2!',
    'Contraseña1!',
    'TeAmo123!',
    'M@ria2024',
    'Guadalupe12!',
    'Summer2026!',
    'Monday#01',
    'Yankees#1',
    'Michael@123456789',
    'Dragon!121212',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'Portal-demo-1!',
    'Fresh-water-7',
    'Blue kites fly 4 ever!',
    'Ñandú-corre-3',
    'T7#kw9!Zp',
    '7#94!K28&51',
    'Maria-83920174!',
    'Correct horse battery 9!',
    'Mi gato duerme 3 horas.',
    '密码A1!密码密码',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
