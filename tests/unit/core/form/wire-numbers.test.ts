import { describe, expect, it, test } from 'vitest';
import { withNumbers } from '@core/form/wire-numbers';
import { field } from '@core/resource/field';

const declared = {
  fields: {
    id: field.id(),
    plate: field.text(),
    seats: field.number(),
    price: field.money(),
    share: field.percent(),
    built_in: field.year(),
    code: field.number(),
    bought_on: field.date(),
  },
  form: {
    inputs: {
      plate: { kind: 'text' },
      code: { kind: 'text' },
      owner_id: { kind: 'record', resource: 'users' },
      client_ids: { kind: 'records', resource: 'clients' },
    },
  },
} as const;

describe('a text that is a number', () => {
  it.each([
    ['seats', '12', 12],
    ['seats', ' 12 ', 12],
    ['price', '-3.50', -3.5],
    ['share', '.5', 0.5],
    ['seats', '1e3', 1000],
    ['built_in', '2019', 2019],
    ['id', '7', 7],
    ['owner_id', '7', 7],
    ['client_ids', ['7', 8, '9'], [7, 8, 9]],
  ])('in %s is sent as one: %j', (name, text, value) =>
    expect(withNumbers(declared, { [name]: text })).toEqual({ [name]: value }),
  );

  it.each([
    ['plate', '12'],
    ['code', '0012'],
    ['bought_on', '2019'],
    ['unknown', '12'],
    ['toString', '12'],
  ])('stays a text in %s', (name, text) =>
    expect(withNumbers(declared, { [name]: text })).toEqual({ [name]: text }),
  );
});

test.each(['', 'twelve', '1,5', '0x10', '12px', 'Infinity', '1e999', null, undefined, true, { a: '1' }])(
  '%j in a number is left to the rules of the form',
  (value) => expect(withNumbers(declared, { seats: value })).toEqual({ seats: value }),
);

test.each([null, undefined, 'text'])('%j has no values', (value) =>
  expect(withNumbers(declared, value)).toBe(value),
);
