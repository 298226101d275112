import type { FormSpec } from '@core/form/form';
import { isApiFailure } from '@lib/api-failure';

/** Which inputs a refusal is about, with what the server said of each; empty when it is about none. */
export const fieldRefusals = (
  form: Pick<FormSpec, 'inputs' | 'serverErrors'>,
  reason: unknown,
): [string, string][] => {
  if (!isApiFailure(reason)) return [];
  const owner = reason.detail === undefined ? undefined : form.serverErrors?.[reason.detail];
  if (owner !== undefined) return [[owner, reason.detail ?? '']];
  return Object.entries(reason.errors ?? {})
    .map(([path, text]): [string, string] => [path.replace(/[[.].*$/, ''), text])
    .filter(([name]) => name in form.inputs);
};
