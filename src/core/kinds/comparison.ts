import { flag, listOf, stringEnum, text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, people } from '../resource/kind-parts';

const personAt = (at: number) => inTurn(people, at);

/** Facts of two sides. */
export const comparisonKind: Kind = {
  schema: () =>
    listOf({
      type: 'object',
      required: ['name', 'left', 'right', 'differs'],
      properties: { name: text, kind: stringEnum('date', 'phone'), left: text, right: text, differs: flag },
    }),
  compared: 'none',
  isWide: true,
};

export const comparisonExample: Example = (at) => [
  { name: 'last_name', left: personAt(at), right: personAt(at + 1), differs: true },
];
