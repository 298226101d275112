import { flag, listOf, text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn, people } from '../resource/kind-parts';

const personAt = (at: number) => inTurn(people, at);

/** What a write changed, field by field. */
export const changesKind: Kind = {
  schema: () =>
    listOf({
      type: 'object',
      required: ['field'],
      properties: { field: text, before: {}, after: {}, secret: flag },
    }),
  compared: 'none',
  isWide: true,
};

export const changesExample: Example = (at) => [
  { field: 'last_name', before: personAt(at), after: personAt(at + 1) },
];
