import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPercent, writePercent } from '@core/form/percent';
import { formErrors } from '@core/form/schema';

describe('a typed percentage', () => {
  it.each([
    ['12.5', 0.125],
    ['12,5 %', 0.125],
    ['0', 0],
    ['100', 1],
    ['', undefined],
    [null, undefined],
    ['1e2', '1e2'],
    ['-1', '-1'],
    ['12.345', '12.345'],
    [0.2, 0.2],
  ])('%s is %s', (typed, read) => expect(readPercent(typed)).toBe(read));

  it('is written back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const typed = String(hundredths / 100);
        expect(writePercent(readPercent(typed))).toBe(typed);
      }),
    );
  });
});

describe('the input', () => {
  const form = { inputs: { commission_pct: { kind: 'percent', from: 0, to: 50 } } } as const;
  const keyFor = async (value: unknown) =>
    (await formErrors(form, { commission_pct: value }))['commission_pct']?.key;

  it.each([
    ['12.5', undefined],
    [0.5, undefined],
    ['50.01', 'percent'],
    [0.12345, 'percent'],
    [NaN, 'percent'],
    ['twelve', 'invalid'],
    ['', 'required'],
  ])('with %s reports: %s', async (value, key) => expect(await keyFor(value)).toBe(key));
});
