import { wireNumber } from '../figures/values';
import { plainNumber } from '../format/csv-text';
import { formatPercent, percentOf } from '../format/number';
import { number } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, initialNumber } from '../resource/kind-parts';

/** A fraction 0–1. */
export const percentKind: Kind = {
  schema: () => number,
  compared: 'number',
  order: 'number',
  isFigure: true,
  text: (value, { field }) => formatPercent(value, field.decimals),
  csv: (value, { field }) => {
    // At least one decimal, even if the column shows none. Rounded down as on the screen, so that 99.96 % is not 100 %.
    const points = percentOf(value, Math.max(field.decimals ?? 0, 1));
    return points === null ? '' : `${plainNumber(points)}%`;
  },
  read: wireNumber,
  initial: initialNumber,
  inputOf: () => ({ kind: 'percent', from: 0, to: 100 }),
};

export const percentExample: Example = (at) => inTurn([0.34, 1, 0.12, 0.996, 0.5, 0], at);
