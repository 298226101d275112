import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInputValue, formatInputValue, validateValue } from '@core/form/typed-value';
import { anyValue, hostileText, sized } from '@tests/helpers/arbitraries';
import { everyInput } from '@tests/fixtures/every-input';

const nearly = fc.constantFrom(
  '$1,234.50',
  '12.5',
  '2020-02-29',
  '2/29/2020',
  '03/2026',
  '1 h 30 min',
  'https://a.example/b',
  'true',
);
/** A valid text with one piece inserted or replaced. */
const almostGood = fc
  .tuple(nearly, fc.nat(12), fc.nat(2), hostileText)
  .map(([text, at, cut, piece]) => text.slice(0, at) + piece + text.slice(at + cut));
const anyTyped = fc.oneof(nearly, almostGood, anyValue, fc.constant(-0));

test.each(Object.entries(everyInput.inputs))(
  'any typed or stored %s has a verdict, and a valid value is shown as text that parses to the same value',
  (_, input) => {
    const today = { first: '2026-03-09', last: '2026-03-09' };
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const read = parseInputValue(input, typed);
        expect(parseInputValue(input, read)).toEqual(read);
        const shown = formatInputValue(input, typed);
        expect(['string', 'boolean']).toContain(typeof shown);
        const verdict = validateValue(input, read, today);
        if (verdict !== null || read === undefined) return;
        const again = parseInputValue(input, formatInputValue(input, read));
        // A percentage may be off by the rounding error of a division.
        if (input.kind === 'percent' && read !== null) expect(again).toBeCloseTo(Number(read), 9);
        else expect(again).toEqual(read);
      }),
      sized(300, 10_000),
    );
  },
);
