import { text } from '@core/openapi/schema';
import { cleanLongText, hasControlCharacterInLines } from '@core/text/clean-text';
import type { LongTextInput } from '../form';
import { inLength, type ValueKind } from '../value-kind';

export const longTextValue: ValueKind<LongTextInput> = {
  schema: ({ max = 2000, optional }) => ({ ...text, maxLength: max, ...(!optional && { minLength: 1 }) }),
  read: cleanLongText,
  isText: true,
  check: (value, input) => {
    if (typeof value !== 'string') return 'invalid';
    return hasControlCharacterInLines(value) ? 'characters' : inLength(value, longTextValue.schema(input));
  },
  limits: ({ max = 2000 }) => ({ max }),
};
