import { safeText } from '../format/csv-text';
import { stringEnum, text } from '../openapi/schema';
import type { Example, Kind } from '../resource/kind';
import { inTurn } from '../resource/kind-parts';

/** One of the declared values, shown as a chip with its words. */
export const statusKind: Kind = {
  schema: ({ values }) => (values ? stringEnum(...Object.keys(values)) : text),
  compared: 'names',
  hasWords: true,
  isUnlabeled: true,
  isState: true,
  csv: (value, { name, reader }) =>
    typeof value === 'string' ? safeText(reader.valueWord(name, value)) : '',
  initial: {
    isValid: (value, { values = {} }) => typeof value === 'string' && Object.hasOwn(values, value),
    expected: 'one of its values',
  },
  fresh: (_, { values = {} }) => Object.keys(values)[0] ?? null,
  inputOf: ({ values = {} }) => ({ kind: 'choice', values: Object.keys(values) }),
};

export const statusExample: Example = (at, { values = {} }) => inTurn(Object.keys(values), at);
