import * as v from 'valibot';
import { expect, test } from 'vitest';
import { verifyCall } from '@core/calls/membership';

const link = { id: 1, employee_id: 2, company_id: 3 };

test.each([
  ['1234', true],
  [' 1234 ', true],
  ['0000', false],
  ['12a4', false],
  ['123', false],
  ['', false],
])('the last four digits %j are accepted: %j', (digits, isAccepted) => {
  expect(v.is(verifyCall.body, { ...link, ssn_last_four: digits })).toBe(isAccepted);
});

test('a mailed key replaces the digits', () => {
  expect(v.is(verifyCall.body, { ...link, key: 'k' })).toBe(true);
  expect(v.is(verifyCall.body, link)).toBe(false);
});
