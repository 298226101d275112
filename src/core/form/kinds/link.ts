import { text } from '@core/openapi/schema';
import { cleanText, hasControlCharacter } from '@core/text/clean-text';
import type { LinkInput } from '../form';
import { isSafeLink } from '../link-text';
import { inLength, type ValueKind } from '../value-kind';

export const linkValue: ValueKind<LinkInput> = {
  schema: ({ max = 1000 }) => ({ ...text, format: 'uri', pattern: '^https://', maxLength: max }),
  read: cleanText,
  isText: true,
  check: (value, input) => {
    if (typeof value !== 'string') return 'invalid';
    if (hasControlCharacter(value)) return 'characters';
    return inLength(value, linkValue.schema(input)) ?? (isSafeLink(value) ? null : 'link');
  },
  limits: ({ max = 1000 }) => ({ max }),
};
