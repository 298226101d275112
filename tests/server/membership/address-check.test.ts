import { beforeAll, describe, expect, test } from 'vitest';
import type { AddressBook } from '@server/api/membership/addresses';
import { defaultLimits } from '@server/api/limits';
import { createMembership, goodForm, type Membership } from './membership-calls';

const oakland = { address: '418 Juniper Ct', city: 'Oakland', state: 'CA', zip_code: '94601' };
const sanJose = { address: '1200 Lakeview Dr Apt 2', city: 'San Jose', state: 'CA', zip_code: '95123' };
let api: Membership;
let form_token = '';
beforeAll(async () => {
  api = await createMembership();
  form_token = await api.tokenFor({ id: 1001 }, '4321');
});
const check = (address: object) => api.send('address-check', { form_token, ...address });

describe('address check', () => {
  test.each([
    ['as in the address book', oakland, oakland],
    ['written in another way', { ...oakland, address: ' 418  JUNIPER Court.', state: 'ca' }, oakland],
    ['with an apartment', { ...sanJose, address: '1200 Lakeview Drive #2' }, sanJose],
    ['with nine digits of ZIP code', { ...oakland, zip_code: '94601-1234' }, oakland],
    [
      'where the book knows nothing',
      { address: '12 Main Street', city: 'Dayton', state: 'OH', zip_code: '45402' },
      { address: '12 Main Street', city: 'Dayton', state: 'OH', zip_code: '45402' },
    ],
  ])('address %s is verified', async (_, input, address) => {
    expect((await check(input)).body).toEqual({ outcome: 'verified', address });
  });

  test.each([
    ['in a street that is not there', { ...oakland, address: '77 Nowhere Ln' }],
    ['without a number', { address: 'Main Street', city: 'Dayton', state: 'OH', zip_code: '45402' }],
  ])('address %s is not found', async (_, input) => {
    expect((await check(input)).body).toEqual({ outcome: 'not_found' });
  });

  test.each([
    ['without its apartment', { ...sanJose, address: '1200 Lakeview Dr' }, 4, /^1200 Lakeview Dr/],
    ['next door', { ...oakland, address: '420 Juniper Ct' }, 2, '421 Juniper Ct'],
    ['on the other side', { ...oakland, address: '417 Juniper Ct' }, 2, '418 Juniper Ct'],
    ['in another city', { ...oakland, city: 'Berkeley' }, 1, '418 Juniper Ct'],
  ])('address %s returns suggestions, the nearest first', async (_, input, count, nearest) => {
    const { outcome, suggestions } = (await check(input)).body as {
      outcome: string;
      suggestions: { id: string; address: string }[];
    };
    expect(outcome).toBe('multiple');
    expect(suggestions).toHaveLength(count);
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(count);
    expect(suggestions[0]).toMatchObject({
      id: expect.any(String) as string,
      address: expect.stringMatching(nearest) as string,
      state: 'CA',
    });
  });

  test('returns an error for each invalid field', async () => {
    const { status, body } = await check({ address: '', city: 5, state: 'XX', zip_code: '1' });
    expect(status).toBe(422);
    expect((body as { errors: object }).errors).toEqual({
      address: 'required',
      city: 'required',
      state: 'invalid',
      zip_code: 'invalid',
    });
  });

  test('stores the outcome with the form', async () => {
    const unknown = { ...oakland, address: '77 Nowhere Ln' };
    await check(unknown);
    await api.submit(form_token, goodForm(unknown));
    expect(await api.rows('membership_forms')).toMatchObject([{ address_outcome: 'not_found' }]);
  });
});

test('an applicant can join while the address book fails, and its error message is not logged', async () => {
  const addresses: AddressBook = { check: () => Promise.reject(new Error('no 418 Juniper Ct here')) };
  const other = await createMembership({}, { addresses });
  const opened = await other.open({ id: 1001 }, '4321');
  expect(opened.address_check).toEqual({ outcome: 'verified', suggestions: [] });
  const answer = await other.send('address-check', { form_token: opened.form_token, ...oakland });
  expect(answer.body).toEqual({ outcome: 'verified', address: oakland });
  expect((await other.submit(opened.form_token)).status).toBe(201);
  expect(await other.rows('membership_forms')).toMatchObject([{ address_outcome: 'unchecked' }]);
  expect(other.logged.filter((line) => line.includes('The address check failed'))).toHaveLength(2);
  expect(other.logged.join()).not.toContain('Juniper');
});

test('address checks are limited per token', async () => {
  const limits = { ...defaultLimits, addressChecks: { count: 2, within: 1000 } };
  const other = await createMembership({}, { limits });
  const opened = await other.tokenFor({ id: 1001 }, '4321');
  const checkAddress = () => other.send('address-check', { form_token: opened, ...oakland });
  expect([
    (await checkAddress()).status,
    (await checkAddress()).status,
    (await checkAddress()).status,
  ]).toEqual([200, 200, 429]);
});
