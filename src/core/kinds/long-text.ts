import { text } from '../openapi/schema';
import type { Kind } from '../resource/kind';
import { exampleOf, initialText } from '../resource/kind-parts';

/** A text of several lines. Lists show its beginning, and cannot sort by it. */
export const longTextKind: Kind = {
  schema: () => text,
  compared: 'names',
  isLong: true,
  isWide: true,
  initial: initialText,
  inputOf: () => ({ kind: 'long-text' }),
  example: exampleOf(['Behind the mill.\nSecond door.', 'Call before you come', 'Closed on Fridays']),
};
