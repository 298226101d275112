import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { initialText } from '../resource/kind-parts';

/** The URL of a page. */
export const linkKind: Kind = {
  schema: () => text,
  compared: 'names',
  initial: initialText,
  inputOf: () => ({ kind: 'link' }),
};

export const linkExample: Example = (at) => `https://portal.example/${at}`;
