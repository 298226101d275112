import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, initialText } from '../resource/kind-parts';

/** A text of several lines. Lists show its beginning, and cannot sort by it. */
export const longTextKind: Kind = {
  schema: () => text,
  compared: 'names',
  isLong: true,
  isWide: true,
  initial: initialText,
  inputOf: () => ({ kind: 'long-text' }),
};

export const longTextExample: Example = (at) =>
  inTurn(['Behind the mill.\nSecond door.', 'Call before you come', 'Closed on Fridays'], at);
