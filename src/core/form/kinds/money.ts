import { formatMoney, formatNumber } from '@core/format/number';
import { number } from '@core/openapi/schema';
import { numberBounds } from '../bounds';
import { hasMaxDecimals, readDollars } from '../decimal-text';
import type { MoneyInput } from '../form';
import { inRange, writeNumber, type ValueKind } from '../value-kind';

export const moneyValue: ValueKind<MoneyInput> = {
  schema: (input) => {
    const { from: minimum, to: maximum } = numberBounds(input);
    return { ...number, minimum, maximum };
  },
  read: (text) => readDollars(text) ?? text,
  // An amount with fractions of a cent is not rounded, so that opening a form does not change it.
  write: (value) =>
    typeof value === 'number' && hasMaxDecimals(value, 2) ? formatNumber(value, 2) : writeNumber(value),
  check: (value, input) =>
    typeof value === 'number' && Number.isFinite(value) && hasMaxDecimals(value, 2)
      ? inRange(value, moneyValue.schema(input))
      : 'money',
  limits: (input) => {
    const { from, to } = numberBounds(input);
    return { from: formatMoney(from), to: formatMoney(to) };
  },
};
