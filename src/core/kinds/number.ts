import { wireNumber } from '../figures/values';
import { formatNumber } from '../format/number';
import { number } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, initialNumber } from '../resource/kind-parts';

export const numberKind: Kind = {
  // A number may have decimals. A double also holds integers exactly.
  schema: () => number,
  compared: 'number',
  order: 'number',
  isFigure: true,
  text: (value, { field }) => formatNumber(value, field.decimals),
  sum: formatNumber,
  read: wireNumber,
  initial: initialNumber,
  inputOf: ({ decimals = 0 }) => ({ kind: 'number', decimals }),
};

export const numberExample: Example = (at) => inTurn([3, 1, 12, 4, 0, 2], at);
