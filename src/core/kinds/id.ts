import { wireId } from '../figures/values';
import { id } from '../openapi/schema';
import type { Kind } from '../resource/kind';

export const idKind: Kind = {
  schema: () => id,
  compared: 'number',
  order: 'number',
  read: wireId,
  example: (at) => at + 1,
};
