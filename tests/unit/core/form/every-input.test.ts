import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { FormInput } from '@core/form/form';
import { limitsOf } from '@core/form/limits';
import { formErrors, formSchema } from '@core/form/schema';
import { isValueInput, isWireValue, formatInputValue } from '@core/form/typed-value';
import { everyInput, everyValue, nothingOptional } from '@tests/fixtures/every-input';

const inputs = Object.entries<FormInput>(everyInput.inputs);
const today = () => ({ first: '2026-03-09', last: '2026-03-09' });
const errorsOf = async (change: object) => {
  const found = await formErrors(everyInput, { ...everyValue, ...change }, today);
  return Object.fromEntries(Object.entries(found).map(([name, { key }]) => [name, key]));
};
afterEach(() => vi.useRealTimers());

test('valid values have no errors, are cast unchanged, and survive a round trip through the form', async () => {
  expect(await errorsOf({})).toEqual({});
  expect(formSchema(everyInput, today).cast(everyValue)).toEqual(everyValue);
  const shown = Object.fromEntries(
    inputs.map(([name, input]) => [
      name,
      isValueInput(input) && formatInputValue(input, (everyValue as Record<string, unknown>)[name]),
    ]),
  );
  expect(shown).toMatchObject({ price: '1,234.50', discount: '-20.00', length: '7.25', share: '12.5' });
  expect(shown).toMatchObject({ insured: true, rented: 'false', bought_on: '2020-02-29' });
  expect(await formSchema(everyInput, today).validate(shown)).toEqual(everyValue);
});

test.each([
  ['left empty', ''],
  ['null', null],
  ['blank', '  '],
])('an optional value that is %s is sent as null, and the others are required', async (_, emptyValue) => {
  const empty = Object.fromEntries(inputs.map(([name]) => [name, emptyValue]));
  const required = inputs.filter(([, { optional, kind }]) => !optional && kind !== 'boolean');
  const expected = Object.fromEntries(required.map(([name]) => [name, 'required']));
  expect(await errorsOf(empty)).toEqual(expected);
  expect(formSchema(everyInput, today).cast(empty)).toMatchObject({ ...nothingOptional, insured: false });
  const shown = inputs.map(([, input]) => isValueInput(input) && formatInputValue(input, null));
  expect(shown.filter((value) => value !== '')).toEqual([false]);
});

describe('parses typed text', () => {
  it.each([
    ['seats', ' 12 ', 12],
    ['price', '$1,234.5', 1234.5],
    ['discount', '-$20', -20],
    ['share', '12.5 %', 0.125],
    ['bought_on', '2/29/2020', '2020-02-29'],
    ['first_month', '02/2020', '2020-02'],
    ['built_in', ' ２０１９ ', 2019],
    ['took', '1 h 30 min', 90],
    ['took', '1:30', 90],
    ['took', '1,5 h', 90],
    ['took', '1h5', 65],
    ['took', '90', 90],
    ['waited', '2 horas', 120],
    ['insured', 'false', false],
    ['rented', 'true', true],
    ['page', ' https://gauges.example ', 'https://gauges.example'],
    ['remarks', ' a\r\nb\rc\n', 'a\nb\nc'],
  ])('%s: %j as %j', async (name, typed, value) => {
    expect(await formSchema(everyInput, today).validate({ ...everyValue, [name]: typed })).toMatchObject({
      [name]: value,
    });
  });
});

describe('reports the rule that a wrong value breaks', () => {
  it.each([
    ['seats', 'twelve', 'number'],
    ['seats', '12.5', 'whole'],
    ['seats', '0', 'range'],
    ['seats', '61', 'range'],
    ['seats', true, 'number'],
    ['length', '7.255', 'decimals'],
    ['length', '1000000001', 'range'],
    ['price', '12.345', 'money'],
    ['price', 'a lot', 'money'],
    ['price', '-0.01', 'range'],
    ['price', '50,000.01', 'range'],
    ['share', '50.01', 'percent'],
    ['bought_on', '2/30/2020', 'date'],
    ['bought_on', '?', 'date'],
    ['bought_on', 20_200_229, 'date'],
    ['bought_on', '1999-12-31', 'range'],
    ['bought_on', '2026-03-10', 'range'],
    ['due_on', '2026-03-08', 'range'],
    ['due_on', '2101-01-01', 'range'],
    ['first_month', 'March', 'month'],
    ['first_month', '1899-12', 'range'],
    ['first_month', '2026-04', 'range'],
    ['built_in', '19', 'year'],
    ['built_in', '02019', 'year'],
    ['built_in', 20_190, 'year'],
    ['built_in', '1949', 'range'],
    ['built_in', '2027', 'range'],
    ['scrapped_in', '1899', 'range'],
    ['scrapped_in', 2019.5, 'year'],
    ['insured', 'yes', 'invalid'],
    ['insured', 1, 'invalid'],
    ['page', 'javascript:alert(1)', 'link'],
    ['page', 'http://gauges.example', 'link'],
    ['page', 'https://gauges.example/\u0000', 'characters'],
    ['picture', `https://gauges.example/${'x'.repeat(60)}`, 'max'],
    ['remarks', 'x'.repeat(81), 'max'],
    ['remarks', 'a\u0007b', 'characters'],
    ['history', 'x'.repeat(2001), 'max'],
    ['history', ['x'], 'invalid'],
  ])('%s %j: %s', async (name, value, key) =>
    expect(await errorsOf({ [name]: value })).toEqual({ [name]: key }),
  );

  it('accepts the bounds themselves', async () => {
    const minValues = { seats: 1, price: 0, share: 0, bought_on: '2000-01-01', due_on: '2026-03-09' };
    const maxValues = {
      seats: 60,
      price: 50_000,
      share: 0.5,
      bought_on: '2026-03-09',
      first_month: '2026-03',
      built_in: 2026,
    };
    expect([await errorsOf(minValues), await errorsOf({ ...maxValues, remarks: '𝒜'.repeat(80) })]).toEqual([
      {},
      {},
    ]);
  });
});

describe('accepts only values in the format of the API', () => {
  it.each(inputs)('%s', (name, input) => {
    const value = (everyValue as Record<string, unknown>)[name];
    expect(isValueInput(input) && isWireValue(input, value)).toBe(true);
  });

  it.each([
    ['seats', '12'],
    ['price', '1,234.50'],
    ['share', '12'],
    ['bought_on', '2/29/2020'],
    ['due_on', ' 12/31/2099'],
    ['first_month', '02/2020'],
    ['built_in', '2019'],
    ['insured', 'true'],
    ['rented', 'false'],
  ] as const)('%s: not %j, which would have to be parsed', (name, typed) => {
    expect(isWireValue(everyInput.inputs[name], typed)).toBe(false);
  });
});

test('accepts every day that may be today', async () => {
  const anywhere = () => ({ first: '2026-03-08', last: '2026-03-10' });
  const validValues = { ...everyValue, bought_on: '2026-03-10', due_on: '2026-03-08' };
  expect(await formErrors(everyInput, validValues, anywhere)).toEqual({});
  const wrong = { ...everyValue, bought_on: '2026-03-11', due_on: '2026-03-07' };
  expect(Object.keys(await formErrors(everyInput, wrong, anywhere))).toEqual(['bought_on', 'due_on']);
});

test('formats the limits for error messages in the user’s language', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 23, 30), toFake: ['Date'] });
  const { seats, length, price, bought_on, first_month, built_in, share, remarks, history } =
    everyInput.inputs;
  expect(limitsOf(seats, 'en')).toEqual({ from: '1', to: '60', decimals: 0 });
  expect(limitsOf(length, 'en')).toMatchObject({ to: '1,000,000,000.00', decimals: 2 });
  expect(limitsOf(price, 'es')).toEqual({ from: '$0.00', to: '$50,000.00' });
  expect(limitsOf(bought_on, 'en')).toEqual({ from: '01/01/2000', to: '03/09/2026' });
  expect(limitsOf(first_month, 'en')).toEqual({ from: 'Jan 1900', to: 'Mar 2026' });
  expect(limitsOf(first_month, 'es').to).toMatch(/^mar\.? 2026$/);
  expect(limitsOf(built_in, 'en')).toEqual({ from: 1950, to: 2026 });
  expect(limitsOf(share, 'en')).toEqual({ from: 0, to: 50 });
  expect([limitsOf(remarks, 'en'), limitsOf(history, 'en')]).toEqual([{ max: 80 }, { max: 2000 }]);
});
