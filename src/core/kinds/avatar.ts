import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, initialText, people } from '../resource/kind-parts';

/** A person's name, shown with the picture of another field. */
export const avatarKind: Kind = {
  schema: () => text,
  compared: 'names',
  initial: initialText,
  inputOf: () => ({ kind: 'text', rule: 'person-name' }),
};

export const avatarExample: Example = (at) => inTurn(people, at);
