import { text } from '../openapi/schema';
import type { Kind } from '../resource/kind';
import { exampleOf, initialText, people } from '../resource/kind-parts';

/** A person's name, shown with the picture of another field. */
export const avatarKind: Kind = {
  schema: () => text,
  compared: 'names',
  initial: initialText,
  inputOf: () => ({ kind: 'text', rule: 'person-name' }),
  example: exampleOf(people),
};
