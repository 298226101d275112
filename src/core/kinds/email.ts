import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { initialText } from '../resource/kind-parts';

export const emailKind: Kind = {
  schema: () => text,
  compared: 'text',
  search: 'mail',
  isUnlabeled: true,
  initial: initialText,
  inputOf: () => ({ kind: 'email', rule: 'email' }),
};

export const emailExample: Example = (at) => `person${at}@client.example`;
