import { flag } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';

export const booleanKind: Kind = {
  schema: () => flag,
  compared: 'boolean',
  csv: (value, { reader }) => (value === true ? reader.yes : reader.no),
  initial: { isValid: (value) => typeof value === 'boolean', expected: 'true or false' },
  inputOf: () => ({ kind: 'boolean' }),
};

export const booleanExample: Example = (at) => at % 2 === 0;
