import { flag } from '@core/openapi/schema';
import type { BooleanInput } from '../form';
import type { ValueKind } from '../value-kind';

export const booleanValue: ValueKind<BooleanInput> = {
  schema: () => flag,
  read: (text) => text === 'true' || (text === 'false' ? false : text),
  write: (value, { optional }) => {
    if (!optional) return value === true;
    return typeof value === 'boolean' ? String(value) : '';
  },
  check: (value) => (typeof value === 'boolean' ? null : 'invalid'),
};
