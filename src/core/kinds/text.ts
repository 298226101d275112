import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, initialText } from '../resource/kind-parts';

const words = ['Cedar', 'Harbor', 'Juniper Ridge', 'Larkspur', 'Meadow', 'Northgate Distribution Center'];

export const textKind: Kind = {
  schema: () => text,
  compared: 'names',
  isUnlabeled: true,
  initial: initialText,
  inputOf: () => ({ kind: 'text' }),
};

export const textExample: Example = (at) => inTurn(words, at);
