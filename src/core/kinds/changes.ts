import { flag, listOf, text } from '../openapi/schema';
import type { Kind } from '../resource/kind';
import { exampleOf, people } from '../resource/kind-parts';

const personAt = exampleOf(people);

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
  example: (at) => [{ field: 'last_name', before: personAt(at), after: personAt(at + 1) }],
};
