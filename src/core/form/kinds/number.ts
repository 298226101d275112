import { formatNumber } from '@core/format/number';
import { integer, number } from '@core/openapi/schema';
import { numberBounds } from '../bounds';
import { hasMaxDecimals, readDecimal } from '../decimal-text';
import type { NumberInput } from '../form';
import { inRange, writeNumber, type ValueKind } from '../value-kind';

export const numberValue: ValueKind<NumberInput> = {
  schema: (input) => {
    const { from: minimum, to: maximum } = numberBounds(input);
    return { ...(input.decimals ? number : integer), minimum, maximum };
  },
  read: (text) => readDecimal(text) ?? text,
  write: writeNumber,
  check: (value, input) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return 'number';
    const { decimals = 0 } = input;
    if (!hasMaxDecimals(value, decimals)) return decimals === 0 ? 'whole' : 'decimals';
    return inRange(value, numberValue.schema(input));
  },
  limits: (input) => {
    const { from, to } = numberBounds(input);
    const { decimals = 0 } = input;
    return { from: formatNumber(from, decimals), to: formatNumber(to, decimals), decimals };
  },
};
