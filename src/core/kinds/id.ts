import { wireId } from '../figures/values';
import { id } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';

export const idKind: Kind = {
  schema: () => id,
  compared: 'number',
  order: 'number',
  read: wireId,
};

export const idExample: Example = (at) => at + 1;
