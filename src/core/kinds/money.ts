import { wireNumber } from '../figures/values';
import { isNumber, plainNumber } from '../format/csv-text';
import { formatMoney } from '../format/number';
import { number } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { initialNumber } from '../resource/kind-parts';

const withoutSign = (text: string): string => (/[1-9]/.test(text) ? text : text.replace('-', ''));

/** Formats an amount with two decimals. From 1e21 on, `toFixed` returns an exponent, and such amounts have no cents. */
const dollars = (value: number): string =>
  Math.abs(value) < 1e21 ? withoutSign(value.toFixed(2)) : plainNumber(value);

/** Dollars. */
export const moneyKind: Kind = {
  schema: () => number,
  compared: 'number',
  order: 'number',
  isFigure: true,
  text: formatMoney,
  sum: formatMoney,
  csv: (value) => (isNumber(value) ? dollars(value) : ''),
  read: wireNumber,
  initial: initialNumber,
  inputOf: () => ({ kind: 'money' }),
};

export const moneyExample: Example = (at) => Math.round((420_000 + 37_000 * ((at * 5) % 7)) * 100) / 100;
