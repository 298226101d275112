import { isApiFailure } from '@lib/api-failure';
import type { FieldRefusal } from './use-form-checks';

/** Which fields a refusal is about, with what the server said of each; none when it is about the whole. */
export const fieldRefusals = (
  names: readonly string[],
  reason: unknown,
  serverErrors: Readonly<Record<string, string>> = {},
): readonly FieldRefusal[] => {
  if (!isApiFailure(reason)) return [];
  const { detail = '', errors = {} } = reason;
  const owner = serverErrors[detail];
  if (owner !== undefined) return [[owner, detail]];
  return (
    Object.entries(errors)
      .map(([path, word]): FieldRefusal => [path.replace(/[[.].*$/, ''), word])
      // A field that the server does not know is nothing that its input could mend.
      .filter(([name, word]) => names.includes(name) && word !== 'unknown')
  );
};
