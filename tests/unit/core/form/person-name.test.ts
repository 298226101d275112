import { describe, expect, test } from 'vitest';
import { isPersonName } from '@core/form/person-name';

describe('the name of a person', () => {
  test.each([
    'Ana',
    'Nguyễn Thị Minh Khai',
    "O’Neil-D'Souza",
    'J.R.',
    'J. R. R. Tolkien',
    'Ma. Theresa',
    'Müller (geb. Łukasz)',
    'Robert Smith, 2nd',
    'Smith III',
    'عبد الرحمن',
    '田中 さくら',
    'ʻAkahi',
  ])('may be %s', (name) => expect(isPersonName(name)).toBe(true));

  test.each([
    'customer claim your refund at evil.example/pay',
    'evil.example',
    'evil。example',
    'ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'e\u200Bvil\u200B.\u200Bexample',
    'ana@evil.example',
    'ana＠evil',
    'https://x',
    'пример.рф',
    'call 555-0100',
    '5 5 5 0 1 0 0',
    '٥٥٥',
    'Ana\nYour refund',
    'Ana\u2028Your refund',
    'Ana\r',
  ])('is not %j', (name) => expect(isPersonName(name)).toBe(false));
});
