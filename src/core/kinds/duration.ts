import { wireNumber } from '../figures/values';
import { formatDuration } from '../format/duration';
import type { Example, Kind } from '../resource/kind';
import { inTurn } from '../resource/kind-parts';

/** Whole minutes. Files have the number of minutes, to calculate with. */
export const durationKind: Kind = {
  schema: () => ({ type: 'integer', minimum: 0 }),
  compared: 'number',
  order: 'number',
  isFigure: true,
  text: formatDuration,
  sum: formatDuration,
  read: wireNumber,
  initial: {
    isValid: (value) => formatDuration(value) !== '',
    expected: 'minutes, a whole number from 0 on',
  },
  inputOf: () => ({ kind: 'duration' }),
};

export const durationExample: Example = (at) => inTurn([90, 45, 480, 125, 0, 60], at);
