import { isApiFailure } from '@lib/api-failure';
import type { RejectedField } from './use-form-checks';

/**
 * Returns the fields that a rejection is about, each with the server's reason; none when it is about the record as a
 * whole.
 */
export const rejectedFields = (
  names: readonly string[],
  reason: unknown,
  serverErrors: Readonly<Record<string, string>> = {},
): readonly RejectedField[] => {
  if (!isApiFailure(reason)) return [];
  const { detail = '', errors = {} } = reason;
  const owner = serverErrors[detail];
  if (owner !== undefined) return [[owner, detail]];
  return (
    Object.entries(errors)
      .map(([path, word]): RejectedField => [path.replace(/[[.].*$/, ''), word])
      // The user cannot fix a field that the server does not know.
      .filter(([name, word]) => names.includes(name) && word !== 'unknown')
  );
};
