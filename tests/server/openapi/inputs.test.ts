import { expect, test } from 'vitest';
import { inputSchema } from '@server/openapi/field-schema';
import { everyInput } from '@tests/fixtures/every-input';

test('every kind of input is described as sent, with null when it is optional', () => {
  const described = Object.fromEntries(
    Object.entries(everyInput.inputs).map(([name, input]) => [name, inputSchema(input)]),
  );
  const billion = { minimum: -1e9, maximum: 1e9 };
  expect(described).toEqual({
    seats: { type: 'integer', minimum: 1, maximum: 60 },
    length: { type: ['number', 'null'], ...billion },
    price: { type: 'number', minimum: 0, maximum: 50_000 },
    discount: { type: ['number', 'null'], ...billion },
    share: { type: ['number', 'null'], minimum: 0, maximum: 0.5 },
    bought_on: { type: 'string', format: 'date' },
    due_on: { type: ['string', 'null'], format: 'date' },
    first_month: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
    last_month: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}$' },
    built_in: { type: 'integer', minimum: 1000, maximum: 9999 },
    scrapped_in: { type: ['integer', 'null'], minimum: 1000, maximum: 9999 },
    took: { type: 'integer', minimum: 15, maximum: 600 },
    waited: { type: ['integer', 'null'], minimum: 0, maximum: 525_600 },
    insured: { type: 'boolean' },
    rented: { type: ['boolean', 'null'] },
    page: { type: 'string', format: 'uri', pattern: '^https://', maxLength: 1000 },
    picture: { type: ['string', 'null'], format: 'uri', pattern: '^https://', maxLength: 60 },
    remarks: { type: 'string', minLength: 1, maxLength: 80 },
    history: { type: ['string', 'null'], maxLength: 2000 },
  });
});
