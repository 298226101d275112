import { text } from '../openapi/schema';
import type { Kind } from '../resource/kind';
import { initialText } from '../resource/kind-parts';

export const emailKind: Kind = {
  schema: () => text,
  compared: 'text',
  search: 'mail',
  isUnlabeled: true,
  initial: initialText,
  inputOf: () => ({ kind: 'email', rule: 'email' }),
  example: (at) => `person${at}@client.example`,
};
