import { formatPhone } from '../format/person';
import { text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { initialText } from '../resource/kind-parts';

export const phoneKind: Kind = {
  schema: () => text,
  compared: 'text',
  search: 'phone',
  text: formatPhone,
  csv: formatPhone,
  initial: initialText,
  inputOf: () => ({ kind: 'phone', rule: 'phone' }),
};

export const phoneExample: Example = (at) => `206555014${at % 10}`;
