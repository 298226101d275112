import { number } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';

/** Numbers for twelve months, oldest first. */
export const trendKind: Kind = {
  schema: () => ({ type: 'array', items: number, minItems: 12, maxItems: 12 }),
  compared: 'none',
  csv: null,
};

export const trendExample: Example = (at) =>
  Array.from({ length: 12 }, (_, month) => 40 + ((month * (at + 3)) % 11) + month * (3 - at));
