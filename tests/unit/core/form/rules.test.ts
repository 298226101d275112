import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from '@core/form/rules';
import { usStates } from '@core/form/us-states';

describe('e-mail', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil@example.com",
    `${'x'.repeat(64)}@example.com`,
  ])('%s is valid', (text) => expect(rules.email(text)).toBe(true));
  test.each([
    'a@b',
    'a b@c.de',
    '@b.co',
    'a@',
    'a@b..co',
    'a@-b.co',
    'a@b.co.',
    'peña@example.com',
    `${'x'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}co`,
  ])('%s is not valid', (text) => expect(rules.email(text)).toBe(false));
});

describe('phone', () => {
  test.each(['212-555-0123', '(212) 555-0123', '+1 212 555 0123', '1.212.555.0123', '2125550123'])(
    '%s is valid',
    (text) => expect(rules.phone(text)).toBe(true),
  );
  test.each([
    '112-555-0123',
    '911-555-0123',
    '295-555-0123',
    '212-155-0123',
    '555-0123',
    '212-555-01234',
    '212-555-012x',
  ])('%s is not valid', (text) => expect(rules.phone(text)).toBe(false));
});

test('zip codes are text, with leading zeros', () => {
  expect(['00501', '07002-1234'].every(rules['zip-code'])).toBe(true);
  expect(['501', '070021234', '07002-', '٠٧٠٠٢', '07002\n'].some(rules['zip-code'])).toBe(false);
});

test('there are 62 postal codes of states', () => {
  expect(Object.keys(usStates)).toHaveLength(62);
  expect(Object.keys(usStates).every(rules.state)).toBe(true);
  expect(rules.state('toString')).toBe(false);
});

test('no text makes a rule throw or take long', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(rules)), fc.string({ unit: 'binary' }), (rule, text) => {
      expect(rule(text)).toBeTypeOf('boolean');
    }),
    { numRuns: 5000 },
  );
  const start = performance.now();
  for (const rule of Object.values(rules)) rule(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}!`);
  expect(performance.now() - start).toBeLessThan(2000);
});
