import { text } from '../openapi/schema';
import type { Kind } from '../resource/kind';
import { exampleOf, initialText } from '../resource/kind-parts';

const words = ['Cedar', 'Harbor', 'Juniper Ridge', 'Larkspur', 'Meadow', 'Northgate Distribution Center'];

export const textKind: Kind = {
  schema: () => text,
  compared: 'names',
  isUnlabeled: true,
  initial: initialText,
  inputOf: () => ({ kind: 'text' }),
  example: exampleOf(words),
};
